import type { FC } from 'hono/jsx';
import { countEscaped } from '#src/pages/code-text.tsx';
import { Button, Form } from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Label } from '#src/pages/markers.tsx';
import { Avatar } from '#src/pages/people.tsx';
import { type EitherVisit, isProjectVisit } from '../either-place.tsx';
import { LabelList, measureLabels } from '../issuables/facts.tsx';
import { readLabelName } from '../issuables/labels.ts';
import { formatQuery, toInstancePath } from '../links.ts';
import type { BoardLane, ShownLane } from './lanes.ts';

interface ColumnProps {
  readonly visit: EitherVisit;
  readonly shown: ShownLane;
  /** Path of the board from the root of the instance. */
  readonly board: string;
  /** The columns to which issues can be moved; none without the right to. */
  readonly lanes: readonly BoardLane[];
  /** Characters of HTML that the column may take. */
  readonly chars: number;
}

/** Characters of the name of a column in a form, and of HTML around it. */
const [maxOptionChars, optionChars] = [60, 50];
/** Characters of HTML around the texts of a card. */
const cardChars = 1_100;

/** Assignees whose pictures a card shows. */
const maxFaces = 3;

/** The issues that a column has room for, with at least the first. */
function takeIssues({ shown, lanes, chars }: ColumnProps): ShownLane['issues'] {
  const options = lanes.reduce(
    (sum, { title }) => sum + optionChars + countEscaped(title.slice(0, maxOptionChars)),
    0,
  );
  let left = chars;
  return shown.issues.filter(({ title, labels }, index) => {
    left -= cardChars + options + measureLabels(labels) + 2 * countEscaped(title);
    return index === 0 || left > 0;
  });
}

/** A column of a board with its first issues. */
export const LaneSection: FC<ColumnProps> = (column) => {
  const { visit, shown, board, lanes } = column;
  const { frame, root } = visit;
  const { lane, total } = shown;
  const issues = takeIssues(column);
  const path = `${root}/-/issues`;
  const more = total === null || total > issues.length;
  return (
    <section class="lane" aria-label={lane.title}>
      <h2>
        {lane.color === undefined ? lane.title : <Label name={lane.title} color={lane.color} />}{' '}
        <span class="quiet">{total ?? ''}</span>
      </h2>
      {issues.length === 0 ? <p class="quiet">No issues</p> : null}
      {issues.map((issue) => (
        <article class="box card">
          <div>
            {issue.confidential ? <Glyph name="lock" label="Confidential" /> : null}{' '}
            <a href={toInstancePath(frame, issue.web_url)}>{issue.title}</a>
          </div>
          <LabelList
            frame={frame}
            path={path}
            labels={issue.labels.filter((label) => readLabelName(label) !== lane.title)}
          />
          <div class="title-row quiet">
            <span>{isProjectVisit(visit) ? `#${issue.iid}` : issue.references.relative}</span>
            <span>
              {issue.assignees.slice(0, maxFaces).map((person) => (
                <Avatar frame={frame} url={person.avatar_url} name={person.name} />
              ))}
            </span>
          </div>
          <MoveForm visit={visit} board={board} lane={lane} lanes={lanes} issue={issue} />
        </article>
      ))}
      {more && issues.length > 0 ? (
        <a href={frame.base + path + formatQuery(lane.address)}>All issues of this list</a>
      ) : null}
    </section>
  );
};

const MoveForm: FC<{
  readonly visit: EitherVisit;
  readonly board: string;
  readonly lane: BoardLane;
  readonly lanes: readonly BoardLane[];
  readonly issue: { readonly iid: number; readonly project_id: number; readonly title: string };
}> = ({ visit: { frame }, board, lane, lanes, issue }) => {
  const targets = lanes.filter(({ key, gives }) => gives !== null && key !== lane.key);
  if (lane.gives === null || targets.length === 0) return null;
  return (
    <details>
      <summary>Move</summary>
      <Form frame={frame} action={`${board}/move`}>
        <input type="hidden" name="project" value={String(issue.project_id)} />
        <input type="hidden" name="issue" value={String(issue.iid)} />
        <input type="hidden" name="from" value={lane.key} />
        <label>
          <span class="unseen">Move {issue.title} to</span>
          <select name="to">
            {targets.map(({ key, title }) => (
              <option value={key}>{title.slice(0, maxOptionChars)}</option>
            ))}
          </select>
        </label>
        <Button kind="quiet">Move</Button>
      </Form>
    </details>
  );
};
