import type { Actor } from '#src/records/actor.ts';
import type { TopicRow } from './table.ts';

interface Facts {
  readonly actor: Actor | null;
  readonly topic: TopicRow;
  /** Projects with the topic that the actor may know of. */
  readonly count: number;
}

export const topicPolicy = {
  /** A topic of private projects alone is hidden, since its name may reveal what the work is. */
  read: ({ actor, topic, count }: Facts) => actor?.admin === true || topic.listed || count > 0,
};
