import type { Child, FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { Label } from '#src/pages/markers.tsx';
import { PersonLink, type ShownPerson } from '#src/pages/people.tsx';
import { formatQuery } from '../links.ts';
import { type NamedLabel, readLabelName } from './labels.ts';

/** Characters of HTML that the labels of one issue, merge request or epic take: it may have a thousand. */
const maxLabelChars = 4_000;
/** Characters of HTML around the name of a label. */
const labelChars = 300;

/** Characters of HTML of a label: its name stands in the text, and encoded in the address. */
const measureLabel = (label: NamedLabel): number => labelChars + 6 * readLabelName(label).length;

/** Characters of HTML that a list of labels takes at most. */
export const measureLabels = (labels: readonly NamedLabel[]): number =>
  Math.min(
    maxLabelChars,
    labels.reduce((sum, label) => sum + measureLabel(label), 0),
  );

/** Labels that a page has room for. */
function takeLabels(labels: readonly NamedLabel[]): readonly NamedLabel[] {
  let left = maxLabelChars;
  return labels.filter((label) => (left -= measureLabel(label)) > 0);
}

/** Labels, each with a link to what has it. `path` is that of the list. */
export const LabelList: FC<{
  readonly frame: Frame;
  readonly path: string;
  readonly labels: readonly NamedLabel[];
}> = ({ frame, path, labels }) => {
  const shown = takeLabels(labels);
  const left = labels.length - shown.length;
  return (
    <>
      {shown.map((label) => {
        const name = readLabelName(label);
        return (
          <>
            <Label
              name={name}
              color={typeof label === 'string' ? undefined : label.color}
              href={frame.base + path + formatQuery({ 'label_name[]': name })}
            />{' '}
          </>
        );
      })}
      {left > 0 ? <span class="quiet">and {left} more</span> : null}
    </>
  );
};

/** People, one below the other. */
export const PeopleList: FC<{
  readonly frame: Frame;
  readonly people: readonly ShownPerson[];
}> = ({ frame, people }) =>
  people.length === 0 ? (
    <>Nobody</>
  ) : (
    <>
      {people.map((person) => (
        <div>
          <PersonLink frame={frame} person={person} picture />
        </div>
      ))}
    </>
  );

/** Facts that issues and merge requests share, as their answers have them. */
interface PlannedSubject {
  readonly assignees: readonly ShownPerson[];
  readonly labels: readonly NamedLabel[];
  readonly milestone: { readonly title: string } | null;
  readonly time_stats: {
    readonly human_total_time_spent: string | null;
    readonly human_time_estimate: string | null;
  };
}

/** Facts beside an issue or merge request. */
export const SideFacts: FC<{
  readonly frame: Frame;
  readonly label: string;
  /** Path of the list to which labels link. */
  readonly path: string;
  readonly subject: PlannedSubject;
  /** Facts about other people. */
  readonly people?: Child;
  readonly children?: Child;
}> = ({ frame, label, path, subject, people, children }) => (
  <aside class="side" aria-label={label}>
    <dl>
      <Fact name="Assignees">
        <PeopleList frame={frame} people={subject.assignees} />
      </Fact>
      {people}
      <Fact name="Labels">
        {subject.labels.length === 0 ? 'None' : null}
        <LabelList frame={frame} path={path} labels={subject.labels} />
      </Fact>
      <Fact name="Milestone">{subject.milestone?.title ?? 'None'}</Fact>
      <Fact name="Time">
        {subject.time_stats.human_total_time_spent ?? 'none'} spent
        {subject.time_stats.human_time_estimate
          ? ` of ${subject.time_stats.human_time_estimate}`
          : ', no estimate'}
      </Fact>
      {children}
    </dl>
  </aside>
);

export const Fact: FC<{ readonly name: string; readonly children?: Child }> = ({
  name,
  children,
}) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
