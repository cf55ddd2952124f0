import type { NotePosition, Suggestion } from '#generated/common/types.ts';
import type { IssuableRow } from '#src/records/issuable.ts';
import type { SuggestionRow } from './table.ts';

interface Facts {
  /** Position of the note. */
  readonly position: Pick<NotePosition, 'new_line'>;
  /** The merge request. */
  readonly target: Pick<IssuableRow, 'state'>;
}

export function presentSuggestion(
  suggestion: SuggestionRow,
  { position: { new_line }, target }: Facts,
): Suggestion {
  const { id, state, lines_above, lines_below, from_content, to_content } = suggestion;
  const line = new_line ?? 1;
  return {
    id,
    from_line: Math.max(1, line - lines_above),
    to_line: line + lines_below,
    appliable: target.state === 'opened' && state === 'open' && from_content !== to_content,
    applied: state === 'applied',
    from_content,
    to_content,
  };
}
