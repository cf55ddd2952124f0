import { counters, readEmojiName } from '#src/domains/conversation/award-emoji/give.ts';
import { readMildText } from '../import/values.ts';
import { EntryIgnored } from './entry-ignored.ts';
import { field } from './fields.ts';
import type { Leaf } from './relation.ts';

/** Reactions, each user's of a name once. */
export const createAwardLeaf = (owner: string, type: string): Leaf => ({
  table: 'award_emoji',
  owner,
  by: ['id'],
  unique: ['user_id', 'name'],
  fields: {
    name: {
      take({ record }) {
        const name = readEmojiName(readMildText(record, 'name', 255) ?? '');
        if (name === null) throw new EntryIgnored();
        return name;
      },
    },
    user_id: field.author,
    awardable_type: field.constant(type),
    ...field.times,
  },
  count(rows) {
    const votes = { upvotes: 0, downvotes: 0 };
    for (const { name } of rows) {
      const counter = counters.get(name as string);
      if (counter !== undefined) votes[counter] += 1;
    }
    return votes;
  },
});
