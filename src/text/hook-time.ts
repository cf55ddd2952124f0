/** A time in the format of webhook attributes: `2022-04-20 20:42:40 UTC`. */
export const formatHookTime = (iso: string): string =>
  `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

export const formatHookTimeOrNull = (iso: string | null): string | null =>
  iso === null ? null : formatHookTime(iso);
