import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { Label } from '#src/pages/markers.tsx';
import { PersonLink, type ShownPerson } from '#src/pages/people.tsx';
import { formatQuery } from '../links.ts';

type ShownLabel = string | { readonly name: string; readonly color: string };

/** Labels, each with a link to what has it. `path` is that of the list. */
export const LabelList: FC<{
  readonly frame: Frame;
  readonly path: string;
  readonly labels: readonly ShownLabel[];
}> = ({ frame, path, labels }) => (
  <>
    {labels.map((label) => {
      const name = typeof label === 'string' ? label : label.name;
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
  </>
);

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
