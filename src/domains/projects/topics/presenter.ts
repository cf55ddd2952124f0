import type { Topic } from '#generated/topics/types.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import type { Urls } from '#src/text/urls.ts';
import type { TopicCount } from './finder.ts';
import type { TopicRow } from './table.ts';

export function presentTopic(topic: TopicRow, count: TopicCount, url: Urls): Topic {
  return {
    id: topic.id,
    name: topic.name,
    title: topic.title ?? topic.name,
    description: topic.description,
    total_projects_count: topic[count],
    avatar_url: formatAvatarUrl(url, 'topic', topic),
  };
}
