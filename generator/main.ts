#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Caches compiled code: half of the time of a command is the compilation of the program, including TypeScript's own
// compiler. The cache is outside the folder of temporary files, because no other user may write to it.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/generator'));
const { runCommand } = await import('./command-line.ts');

// A reader that has seen enough, such as `head`, ends the command without a word.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const code = await runCommand(process.argv.slice(2));
if (code !== 0) process.exitCode = code;
