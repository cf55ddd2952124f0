import type { Actor } from '#src/records/actor.ts';
import type { TopicRow } from './table.ts';

interface Facts {
  readonly actor: Actor | null;
  readonly topic: TopicRow;
  /** Number of projects with the topic that the actor may see. */
  readonly count: number;
}

export const topicPolicy = {
  /** A topic of private projects only is hidden, because its name may reveal their content. */
  read: ({ actor, topic, count }: Facts) => actor?.admin === true || topic.listed || count > 0,
};
