import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// A thread does not inherit it.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/generator'));
await import('./whole-thread.ts');
