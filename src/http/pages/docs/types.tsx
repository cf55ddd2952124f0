import type {
  IntrospectionEnumValue,
  IntrospectionField,
  IntrospectionInputValue,
  IntrospectionType,
  IntrospectionTypeRef,
} from 'graphql';
import type { FC } from 'hono/jsx';
import type { Frame } from '#src/pages/frame.ts';
import { lists, toList, toType } from '../../docs/addresses.ts';
import type { ListedType } from '../../docs/catalogue.ts';
import { maxFieldChars } from '../../docs/schema-tree.ts';
import { rootKinds, toFieldAnchor } from '../../docs/targets.ts';
import { Deprecation } from './field-tree.tsx';
import { DocsPage, type DocsParts } from './frame.tsx';
import { Marked, Prose } from './texts.tsx';

const kinds: readonly (readonly [kind: string, title: string])[] = [
  ['OBJECT', 'Objects'],
  ['INTERFACE', 'Interfaces'],
  ['UNION', 'Unions'],
  ['INPUT_OBJECT', 'Inputs'],
  ['ENUM', 'Enums'],
  ['SCALAR', 'Scalars'],
];

/** All types of GraphQL by kind. */
export const TypeList: FC<DocsParts> = (parts) => {
  const { frame, catalogue, origin } = parts;
  return (
    <DocsPage {...parts} title={lists.types} current={toList('types')}>
      <p>
        GraphQL queries and mutations are sent to <code>{origin}/api/graphql</code> by{' '}
        <code>POST</code>. <a href={`${frame.base}/-/graphql-explorer`}>The explorer</a> runs them.
      </p>
      <ul class="names">
        {[...rootKinds.keys()].map((name) => (
          <li>
            <a href={frame.base + toType(name)}>{name}</a>
          </li>
        ))}
      </ul>
      {kinds.map(([kind, title]) => (
        <TypesOfKind
          frame={frame}
          title={title}
          types={catalogue.types.filter((type) => type.kind === kind)}
        />
      ))}
    </DocsPage>
  );
};

const TypesOfKind: FC<{
  readonly frame: Frame;
  readonly title: string;
  readonly types: readonly ListedType[];
}> = ({ frame, title, types }) =>
  types.length === 0 ? null : (
    <>
      <h2 id={title.toLowerCase()}>{title}</h2>
      <ul class="names">
        {types.map(({ name }) => (
          <li>
            <a href={frame.base + toType(name)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );

interface TypePageProps extends DocsParts {
  readonly type: IntrospectionType;
  /** Members that the page leaves out at the beginning. */
  readonly from: number;
}

/** Page of a GraphQL type with its fields or values, as many as a page holds. */
export const TypePage: FC<TypePageProps> = ({ type, from, ...parts }) => {
  const { frame } = parts;
  const { name, kind, description } = type;
  const members = listMembers(type);
  const { interfaces, possible } = listRelated(type);
  const shown = takeMembers(members.slice(from));
  const next = from + shown.length;
  return (
    <DocsPage
      {...parts}
      title={name}
      current={toType(name)}
      crumbs={[{ text: lists.types, path: toList('types') }]}
    >
      <Prose text={description ?? ''} />
      <p class="quiet">
        GraphQL {kind.toLowerCase().replace('_', ' ')}
        {shown.length === members.length ? null : `, ${from + 1} to ${next} of ${members.length}`}
      </p>
      <TypeLinks frame={frame} title="Implements" types={interfaces} />
      <TypeLinks frame={frame} title="Possible types" types={possible} />
      <dl class="fields">
        {shown.map((member) => (
          <MemberRow frame={frame} member={member} />
        ))}
      </dl>
      {next === members.length ? null : (
        <p>
          <a href={`${frame.base}${toType(name)}&from=${next}`}>Next fields</a>
        </p>
      )}
    </DocsPage>
  );
};

/** A field, an argument, or a value of an enum. */
type Member = IntrospectionField | IntrospectionInputValue | IntrospectionEnumValue;

function listMembers(type: IntrospectionType): readonly Member[] {
  if (type.kind === 'OBJECT' || type.kind === 'INTERFACE') return type.fields;
  if (type.kind === 'INPUT_OBJECT') return type.inputFields;
  return type.kind === 'ENUM' ? type.enumValues : [];
}

/** The interfaces of a type, and the objects that it may be. */
function listRelated(type: IntrospectionType) {
  const { kind } = type;
  return {
    interfaces: kind === 'OBJECT' || kind === 'INTERFACE' ? type.interfaces : [],
    possible: kind === 'INTERFACE' || kind === 'UNION' ? type.possibleTypes : [],
  };
}

/** Characters of HTML around the texts of a member. */
const memberChars = 300;

function takeMembers(members: readonly Member[]): readonly Member[] {
  const taken: Member[] = [];
  let left = maxFieldChars;
  for (const member of members) {
    const inner = 'args' in member ? member.args : [];
    left -= [member, ...inner].reduce(
      (sum, { name, description }) =>
        sum + memberChars + 3 * name.length + (description ?? '').length,
      0,
    );
    if (left < 0 && taken.length > 0) break;
    taken.push(member);
  }
  return taken;
}

const MemberRow: FC<{ readonly frame: Frame; readonly member: Member }> = ({ frame, member }) => {
  const { name, description } = member;
  const inner = 'args' in member ? member.args : [];
  const defaultValue = 'defaultValue' in member ? (member.defaultValue ?? null) : null;
  const deprecation = 'deprecationReason' in member ? (member.deprecationReason ?? null) : null;
  return (
    <>
      <dt id={toFieldAnchor(name)}>
        <a href={`#${toFieldAnchor(name)}`}>
          <code>{name}</code>
        </a>
      </dt>
      <dd>
        <span class="quiet">
          {'type' in member ? <TypeRef frame={frame} type={member.type} /> : null}
          {defaultValue === null ? null : `, default ${defaultValue}`}
        </span>
        <Deprecation text={deprecation} />
        {(description ?? '') === '' ? null : (
          <div>
            <Marked text={description ?? ''} />
          </div>
        )}
        {inner.length === 0 ? null : (
          <details>
            <summary>{inner.length === 1 ? '1 argument' : `${inner.length} arguments`}</summary>
            <dl class="fields">
              {inner.map((each) => (
                <ArgumentRow frame={frame} argument={each} />
              ))}
            </dl>
          </details>
        )}
      </dd>
    </>
  );
};

const ArgumentRow: FC<{ readonly frame: Frame; readonly argument: IntrospectionInputValue }> = ({
  frame,
  argument: { name, type, description, defaultValue = null },
}) => (
  <>
    <dt>
      <code>{name}</code>
    </dt>
    <dd>
      <span class="quiet">
        <TypeRef frame={frame} type={type} />
        {defaultValue === null ? null : `, default ${defaultValue}`}
      </span>
      {(description ?? '') === '' ? null : (
        <div>
          <Marked text={description ?? ''} />
        </div>
      )}
    </dd>
  </>
);

/** A type as GraphQL writes it, with a link to the named type in it. */
const TypeRef: FC<{ readonly frame: Frame; readonly type: IntrospectionTypeRef }> = ({
  frame,
  type,
}) => {
  if (type.kind === 'NON_NULL')
    return (
      <>
        <TypeRef frame={frame} type={type.ofType} />!
      </>
    );
  if (type.kind === 'LIST')
    return (
      <>
        [<TypeRef frame={frame} type={type.ofType} />]
      </>
    );
  return <a href={frame.base + toType(type.name)}>{type.name}</a>;
};

const TypeLinks: FC<{
  readonly frame: Frame;
  readonly title: string;
  readonly types: readonly { readonly name: string }[];
}> = ({ frame, title, types }) =>
  types.length === 0 ? null : (
    <p>
      {title}:{' '}
      {types.map(({ name }, index) => (
        <>
          {index === 0 ? '' : ', '}
          <a href={frame.base + toType(name)}>{name}</a>
        </>
      ))}
    </p>
  );
