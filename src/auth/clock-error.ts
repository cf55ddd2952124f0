import { hourMs } from '#src/units.ts';

/** Milliseconds that clocks of processes, and one that is set right, may differ by. */
export const clockErrorMs = hourMs;
