import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { toSchema } from '../../docs/addresses.ts';
import type { Field, FieldList } from '../../docs/schema-tree.ts';
import type { TypePart } from '../../docs/schema-types.ts';
import { Marked } from './texts.tsx';

/** Fields with those of the objects in them, which open one by one. */
export const FieldTree: FC<{ readonly frame: Frame; readonly list: FieldList }> = ({
  frame,
  list: { fields, left, schema },
}) => (
  <>
    {fields.length === 0 ? null : (
      <dl class="fields">
        {fields.map((field) => (
          <FieldRow frame={frame} field={field} />
        ))}
      </dl>
    )}
    {left === 0 ? null : (
      <p class="hint">
        {left} {fields.length === 0 ? '' : 'more '}
        {left === 1 ? 'property' : 'properties'}
        {schema === null ? '.' : ': '}
        {schema === null ? null : <a href={frame.base + toSchema(schema)}>{schema}</a>}
      </p>
    )}
  </>
);

const FieldRow: FC<{ readonly frame: Frame; readonly field: Field }> = ({ frame, field }) => {
  const { name, anchor, required, deprecation, text, values, bounds, inner } = field;
  return (
    <>
      <dt id={anchor}>
        <a href={`#${encodeURIComponent(anchor)}`}>
          <code>{name}</code>
        </a>
      </dt>
      <dd>
        <span class="quiet">
          <TypeName frame={frame} type={field.type} />
          {bounds.map((bound) => `, ${bound}`)}
        </span>
        {required ? <strong> required</strong> : null}
        <Deprecation text={deprecation} />
        {text === '' ? null : (
          <div>
            <Marked text={text} />
          </div>
        )}
        {values.length === 0 ? null : <AllowedValues values={values} />}
        <Inner frame={frame} inner={inner} />
      </dd>
    </>
  );
};

/** Marks what is deprecated; `text` says what to use, and is null for all other fields. */
export const Deprecation: FC<{ readonly text: string | null }> = ({ text }) =>
  text === null ? null : (
    <div>
      <span class="mark">Deprecated</span> <Marked text={text} />
    </div>
  );

/** The fields of an object in a field. One that is not shown here has a link in its type. */
const Inner: FC<{ readonly frame: Frame; readonly inner: FieldList }> = ({ frame, inner }) => {
  const { fields, left, schema } = inner;
  if (fields.length === 0)
    return left === 0 || schema !== null ? null : <FieldTree frame={frame} list={inner} />;
  const count = fields.length + left;
  return (
    <details>
      <summary>{count === 1 ? '1 property' : `${count} properties`}</summary>
      <FieldTree frame={frame} list={inner} />
    </details>
  );
};

/** The values that are accepted or returned. */
export const AllowedValues: FC<{ readonly values: readonly string[] }> = ({ values }) => (
  <div class="values">
    {values.map((value) => (
      <>
        <code>{value === '' ? '""' : value}</code>{' '}
      </>
    ))}
  </div>
);

/** A type in words, with links to schemas. */
export const TypeName: FC<{ readonly frame: Frame; readonly type: readonly TypePart[] }> = ({
  frame,
  type,
}) => (
  <>
    {type.map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <a href={frame.base + toSchema(part.schema)}>{part.schema}</a>
      ),
    )}
  </>
);
