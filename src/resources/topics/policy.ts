import type { Actor } from '../../records/actor.ts';
import type { TopicRow } from './table.ts';

interface Facts {
  readonly actor: Actor | null;
  readonly topic: TopicRow;
  /** Projects with the topic that the actor may know of. */
  readonly count: number;
}

export const topicPolicy = {
  /** The name that somebody gave to private work may say what the work is. */
  read: ({ actor, topic, count }: Facts) => actor?.admin === true || topic.listed || count > 0,
};
