#!/usr/bin/env node
// Imported first and alone: modules that fail on an older Node are loaded only after the check.
import './start/require-node.js';

const { runProgram } = await import('./programs.ts');
await runProgram(process.argv.slice(2));
