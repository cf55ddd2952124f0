/**
 * Foreign text for the terminal of an operator: characters that control a terminal, or begin another line or cell, are
 * printed as their numbers.
 */
export const toTerminalText = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
