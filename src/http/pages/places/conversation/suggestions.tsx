import type { FC } from 'hono/jsx';
import { PostButton } from '#src/pages/fields.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { PlaceVisit, ProjectVisit } from '../visits.ts';
import type { ShownNote } from './timeline-items.ts';

type Suggestion = NonNullable<ShownNote['note']['suggestions']>[number];

/** Suggestions of a comment that a page shows. */
const maxSuggestions = 5;
/** Characters of the lines to be replaced; the comment itself bounds those in their place. */
const maxReplacedChars = 300;

/** Other lines that a comment suggests, with the button that commits them; without the lines where the comment is cut. */
export const Suggestions: FC<{
  readonly visit: PlaceVisit;
  /** Path of the merge request. */
  readonly path: string;
  readonly shown: ShownNote;
  readonly from: string;
}> = ({ visit, path, shown: { note, cut = false }, from }) => (
  <>
    {(note.suggestions ?? []).slice(0, maxSuggestions).map((suggestion) => (
      <section class="box" aria-label="Suggestion">
        <div class="box-title">
          Suggestion for {formatLines(suggestion)}
          {suggestion.applied ? <span class="mark">Applied</span> : null}
          {suggestion.appliable && mayApply(visit) ? (
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
        {cut ? null : (
          <div class="code-lines" tabindex={0} role="region" aria-label="Suggested lines">
            <table>
              <SuggestedLines
                kind="removed"
                text={suggestion.from_content.slice(0, maxReplacedChars)}
              />
              <SuggestedLines kind="added" text={suggestion.to_content} />
            </table>
          </div>
        )}
      </section>
    ))}
  </>
);

/** Suggestions are commits to the source branch; the operation decides again. */
const mayApply = (visit: PlaceVisit): boolean =>
  visit.actor !== null &&
  'project' in visit &&
  (visit as ProjectVisit).project.level >= AccessLevel.Developer;

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
