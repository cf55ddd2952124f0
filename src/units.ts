/** Units of time and of size, in the unit of the name's suffix: `hourMs` is an hour in milliseconds. */

export const secondMs = 1_000;
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

export const minuteSeconds = 60;
export const hourSeconds = 3_600;
export const daySeconds = 86_400;

export const kibibyteBytes = 1_024;
export const mebibyteBytes = 1_048_576;
export const gibibyteBytes = 1_073_741_824;
