/**
 * Texts of others for the terminal of an operator: what steers a terminal, or begins another line or cell, is told by its
 * number.
 */
export const toTerminalText = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
