#!/usr/bin/env node
// Alone before everything else: what fails on an older Node is loaded only behind it.
import './start/require-node.js';

const { runProgram } = await import('./programs.ts');
await runProgram(process.argv.slice(2));
