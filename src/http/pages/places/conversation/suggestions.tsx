import type { FC } from 'hono/jsx';
import { countEscaped } from '#src/pages/code-text.tsx';
import { PostButton } from '#src/pages/fields.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import { type EitherVisit, isProjectVisit } from '../either-place.tsx';
import type { ShownNote } from './timeline-items.ts';

type Suggestion = NonNullable<ShownNote['note']['suggestions']>[number];

/** Characters of HTML around a suggestion, and around one of its lines. */
const [boxChars, lineChars] = [1000, 90];

/** Characters of HTML that a suggestion takes at most. */
export function measureSuggestion({ from_content, to_content }: Suggestion): number {
  const text = from_content + to_content;
  return boxChars + countEscaped(text) + lineChars * text.split('\n').length;
}

/** Other lines that a comment suggests, with the button that commits them. */
export const Suggestions: FC<{
  readonly visit: EitherVisit;
  /** Path of the merge request. */
  readonly path: string;
  readonly note: ShownNote['note'];
  readonly from: string;
  /** True for the author of the merge request, whose branch it is. */
  readonly mayChange: boolean;
}> = ({ visit, path, note, from, mayChange }) => (
  <>
    {(note.suggestions ?? []).map((suggestion) => (
      <section class="box" aria-label="Suggestion">
        <div class="box-title">
          Suggestion for {formatLines(suggestion)}
          {suggestion.applied ? <span class="mark">Applied</span> : null}
          {suggestion.appliable && (mayChange || mayApply(visit)) ? (
            <span class="end">
              <PostButton
                frame={visit.frame}
                action={`${path}/suggestions/${suggestion.id}`}
                kind="quiet"
                fields={{ note: String(note.id), ...(from !== '' && { from }) }}
              >
                Apply suggestion
              </PostButton>
            </span>
          ) : null}
        </div>
        <div class="code-lines" tabindex={0} role="region" aria-label="Suggested lines">
          <table>
            <SuggestedLines kind="removed" text={suggestion.from_content} />
            <SuggestedLines kind="added" text={suggestion.to_content} />
          </table>
        </div>
      </section>
    ))}
  </>
);

/** Suggestions are commits to the source branch; the operation decides again. */
const mayApply = (visit: EitherVisit): boolean =>
  visit.actor !== null && isProjectVisit(visit) && visit.project.level >= AccessLevel.Developer;

const formatLines = ({ from_line: first, to_line: last }: Suggestion): string =>
  first === last ? `line ${first}` : `lines ${first} to ${last}`;

const SuggestedLines: FC<{ readonly kind: 'added' | 'removed'; readonly text: string }> = ({
  kind,
  text,
}) =>
  text === '' ? null : (
    <tbody>
      {text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => (
          <tr class={kind}>
            <td>
              <span class="sign">{kind === 'added' ? '+' : '-'}</span>
              {line}
            </td>
          </tr>
        ))}
    </tbody>
  );
