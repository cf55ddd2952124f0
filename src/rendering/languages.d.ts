/** The used part of `highlight.js`. */
export interface Highlighter {
  highlight(
    code: string,
    options: { readonly language: string; readonly ignoreIllegals: boolean },
  ): { readonly value: string };
  getLanguage(name: string): object | undefined;
}

/** The highlighter with the grammars of languages that projects commonly have. */
export const highlighter: Highlighter;
