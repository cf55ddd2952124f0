import { register } from 'tsx/esm/api';

// A thread does not inherit what reads TypeScript.
register();
await import('./whole-thread.ts');
