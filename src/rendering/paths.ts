const segment = '[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,253}[A-Za-z0-9_-])?';

/** The beginning of a word, before a path; an `@` after a letter is an address. */
export const wordStart = '(?<![A-Za-z0-9_./@-])';
/** The path of a user or group. Deeper paths than those of groups do not match. */
export const pathPattern = `${segment}(?:/${segment}){0,20}`;
