import { join, resolve } from 'node:path';
import ts from 'typescript';
import { differences } from './differences.ts';

/** The types of others that stand for payloads, by the names that the document has for these. */
const pairs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@gitbeaker/core': {
    push: 'WebhookPushEventSchema',
    tag_push: 'WebhookTagEventSchema',
    issue: 'WebhookIssueEventSchema',
    merge_request: 'WebhookMergeRequestEventSchema',
    wiki_page: 'WebhookWikiEventSchema',
    pipeline: 'WebhookPipelineEventSchema',
    job: 'WebhookJobEventSchema',
    deployment: 'WebhookDeploymentEventSchema',
    member: 'WebhookGroupMemberEventSchema',
    subgroup: 'WebhookSubGroupEventSchema',
    feature_flag: 'WebhookFeatureFlagEventSchema',
    release: 'WebhookReleaseEventSchema',
    note: 'WebhookBaseNoteEventSchema',
  },
  'gitlab-event-types': {
    push: 'PushEvent',
    tag_push: 'TagPushEvent',
    issue: 'IssueEvent',
    note: 'NoteEvent',
    merge_request: 'MergeRequestEvent',
    wiki_page: 'WikiPageEvent',
    pipeline: 'PipelineEvent',
    job: 'JobEvent',
    deployment: 'DeploymentEvent',
    member: 'GroupMemberEvent',
    subgroup: 'SubgroupEvent',
    feature_flag: 'FeatureFlagEvent',
    release: 'ReleaseEvent',
  },
};

/**
 * Walks two types at once. What is missing or of another kind has its path in the result. That something may be null or
 * absent is no difference: types that are written from examples know only what these have.
 */
const walk = `
type At<P extends string, K> = K extends string ? (P extends '' ? K : \`\${P}.\${K}\`) : never;
type Members<O, T, P extends string> = {
  [K in keyof T & string]: K extends keyof O
    ? Differs<O[K], T[K], At<P, K>>
    : undefined extends T[K] ? never : \`\${At<P, K>} is not there\`;
}[keyof T & string];
type Inside<O, T, P extends string> =
  [O] extends [never] ? never
  : [O] extends [T] ? never
  : [T] extends [readonly (infer B)[]]
    ? ([O] extends [readonly (infer A)[]] ? Differs<A, B, \`\${P}[]\`> : \`\${P} differs\`)
  : [O] extends [object] ? ([T] extends [object] ? Members<O, T, P> : \`\${P} differs\`)
  : \`\${P} differs\`;
type Differs<O, T, P extends string = ''> = Inside<NonNullable<O>, NonNullable<T>, P>;
`;

/** The differences of the types of payloads from those that others declare, told or not. */
export function compareTypes(folder: string): readonly string[] {
  const file = join(folder, 'compared.ts');
  const wanted = Object.entries(pairs).flatMap(([name, types]) =>
    Object.entries(types).map(([webhook, type]) => ({ name, webhook, type })),
  );
  const lines = wanted.map(
    ({ name, webhook, type }, index) =>
      `import type { ${type} as Theirs${index} } from '${name}';\n` +
      `export type Difference${index} = Differs<webhooks['${webhook}'], Theirs${index}>;`,
  );
  const openapi = resolve('generated/common/openapi.ts');
  const text = `import type { webhooks } from '${openapi}';\n${walk}${lines.join('\n')}\n`;
  const program = programOf(file, text);
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error('the comparison was not compiled');
  const faults = program.getSemanticDiagnostics(source);
  if (faults.length > 0) {
    return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  source.forEachChild((node) => {
    if (!ts.isTypeAliasDeclaration(node) || !/^Difference\d+$/.test(node.name.text)) return;
    const { name, webhook } = wanted[Number(node.name.text.slice('Difference'.length))] ?? {};
    const type = checker.getTypeAtLocation(node.name);
    const all = type.isUnion() ? type.types : [type];
    for (const each of all) {
      if (each.isStringLiteral()) found.add(`${name} ${webhook}: ${each.value}`);
      else if ((each.flags & ts.TypeFlags.Never) === 0) {
        found.add(`${name} ${webhook}: ${checker.typeToString(each)}`);
      }
    }
  });
  const unknown = [...found].filter((each) => !differences.some(({ which }) => which.test(each)));
  const gone = differences.filter(({ which }) => ![...found].some((each) => which.test(each)));
  return [
    ...unknown.toSorted().map((each) => `not expected: ${each}`),
    ...gone.map(({ which }) => `expected, not found: ${which.source}`),
  ];
}

function programOf(file: string, text: string): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  return ts.createProgram([file], options, {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    readFile: (name) => (name === file ? text : host.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true)
        : getSourceFile(name, ...rest),
  });
}
