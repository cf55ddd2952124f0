/** Milliseconds that clocks of processes, and one that is set right, may differ by. */
export const clockError = 3_600_000;
