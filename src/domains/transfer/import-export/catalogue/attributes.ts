import { isRe2 } from '#src/patterns/patterns.ts';
import type { TreeSource } from '../export/source.ts';
import { bounds } from '../import/bounds.ts';
import { type ContainerContext, storeInTurn } from '../import/context.ts';
import { readMildText, readTextValue, RecordRefused } from '../import/values.ts';
import { field } from './fields.ts';
import { readColumns } from './read.ts';
import type { Attribute, Relation, Special } from './relation.ts';

/** Custom attributes are visible to administrators alone. */
export const customAttributeRelation: Relation & Special = {
  table: 'project_custom_attributes',
  by: ['key'],
  rows({ db, projectId: project_id, administrator }: TreeSource) {
    const rows = db('project_custom_attributes').where({ project_id });
    return administrator ? rows : rows.whereRaw('1 = 0');
  },
  fields: {
    key: field.required(255),
    value: {
      take: ({ record }, name) =>
        readTextValue(record, name, bounds['setProjectCustomAttribute.value']) ?? '',
    },
    created_at: field.written,
    updated_at: field.written,
  },
  async store(context, record) {
    if (!context.administrator)
      throw new RecordRefused('only administrators import custom attributes');
    const row = await readColumns(customAttributeRelation.fields, context, record);
    await storeUnlessKnown(context, customAttributeRelation.table, row, ['project_id', 'key']);
  },
};

const createPattern = (most: number): Attribute => ({
  take({ record }, name) {
    const text = readMildText(record, name, most);
    if (text !== null && !isRe2(text)) throw new RecordRefused(`${name} is invalid`);
    return text;
  },
});

export const pushRuleRelation: Relation & Special = {
  table: 'push_rules',
  by: ['id'],
  fields: {
    commit_message_regex: createPattern(511),
    commit_message_negative_regex: createPattern(2047),
    author_email_regex: createPattern(511),
    file_name_regex: createPattern(511),
    branch_name_regex: createPattern(511),
    max_file_size: field.number({}, 0),
    deny_delete_tag: field.flag,
    member_check: field.flag,
    prevent_secrets: field.flag,
    reject_unsigned_commits: field.flag,
    commit_committer_check: field.flag,
  },
  async store(context, record) {
    if (!context.paid) throw new RecordRefused('the plan does not include push rules');
    const row = await readColumns(pushRuleRelation.fields, context, record);
    await storeUnlessKnown(context, pushRuleRelation.table, row, ['project_id']);
  },
};

/** Stores a row with the current time, unless the project has it. */
function storeUnlessKnown(
  context: ContainerContext,
  table: string,
  row: object,
  unique: readonly string[],
): Promise<unknown> {
  const { container, now } = context;
  const place = { project_id: container.id, created_at: now, updated_at: now };
  return storeInTurn(context, (db) =>
    db(table)
      .insert({ ...row, ...place })
      .onConflict(unique as string[])
      .ignore(),
  );
}
