import type { Reply } from '../../handlers.tsx';
import { formatCodePath } from '../code/addresses.ts';
import type { RefPath } from '../code/refs.ts';
import type { FileVisit } from '../visits.ts';
import { toFeedReply } from './feeds.ts';

/** Entries of a feed. */
const feedRows = 20;

/** Feeds of a project, with the addresses of an instance at `baseUrl`. */
export function createProjectFeeds(baseUrl: string) {
  return {
    async sendCommits(visit: FileVisit, place: RefPath): Promise<Reply> {
      const { api, project } = visit;
      const commits = await api.call('listCommits', {
        params: { id: project.id },
        query: { ref_name: place.ref, path: place.path, per_page: feedRows },
      });
      return toFeedReply({
        title: `${project.full_path}: commits of ${place.ref}`,
        url: baseUrl + formatCodePath(visit, 'commits', place),
        entries: commits.map((commit) => ({
          url: commit.web_url,
          title: commit.title,
          at: commit.committed_date,
          author: commit.author_name,
          text: commit.message,
        })),
      });
    },

    async sendTags({ api, project, root }: FileVisit): Promise<Reply> {
      const query = { order_by: 'updated', sort: 'desc', per_page: feedRows } as const;
      const tags = await api.call('listTags', { params: { id: project.id }, query });
      const url = `${baseUrl}${root}/-/tags`;
      return toFeedReply({
        title: `${project.full_path}: tags`,
        url,
        entries: tags.flatMap(({ name, message, commit }) =>
          commit === null
            ? []
            : [
                {
                  url: `${url}/${encodeURIComponent(name)}`,
                  title: name,
                  at: commit.committed_date,
                  author: commit.author_name,
                  text: message,
                },
              ],
        ),
      });
    },

    async sendIssues({ api, project, root }: FileVisit): Promise<Reply> {
      const issues = await api.call('listProjectIssues', {
        params: { id: project.id },
        query: { state: 'opened', order_by: 'created_at', sort: 'desc', per_page: feedRows },
      });
      return toFeedReply({
        title: `${project.full_path}: issues`,
        url: `${baseUrl}${root}/-/issues`,
        entries: issues.map((issue) => ({
          url: issue.web_url,
          title: issue.title,
          at: issue.updated_at,
          author: issue.author.name,
          text: issue.description,
        })),
      });
    },
  };
}
