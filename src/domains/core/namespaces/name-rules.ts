import { findTextErrors } from '#src/text/text-errors.ts';

const start = /^[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}_]/u;
/** Marks, joiners and selectors are parts of letters and emoji. */
const characters =
  /^(?:[\p{L}\p{M}\p{N}\p{Pd}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}_.+ ()]|\u200d|\ufe0f)*$/u;

/** Texts for the attribute `name` of a group; none when the name is good. */
export function findGroupNameErrors(name: string): string[] {
  const errors = findTextErrors(name);
  if (name.trim() === '') return errors;
  if (!start.test(name) || !characters.test(name)) {
    errors.push(
      "can contain only letters, digits, emojis, '_', '.', dash, space, parenthesis. " +
        "It must start with letter, digit, emoji or '_'.",
    );
  }
  return errors;
}
