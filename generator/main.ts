#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Half of the time of a command is the compilation of the program, TypeScript's own compiler among it. What is kept is
// code, which nobody else must be able to write: it does not lie in the folder of temporary files.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/generator'));
const { runCommand } = await import('./command-line.ts');

// A reader that has seen enough, such as `head`, ends the command without a word.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const code = await runCommand(process.argv.slice(2));
if (code !== 0) process.exitCode = code;
