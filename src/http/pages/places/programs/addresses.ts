import type { PageParts } from '../../handlers.tsx';
import { addFeedAtRef, requireReader } from '../code/code-pages.ts';
import type { PlacePages } from '../place-pages.ts';
import { sendRepositoryArchive } from './archives.ts';
import { sendCoverageBadge, sendPipelineBadge } from './badges.ts';
import { sendJobArchive, sendJobFile, sendJobLog, sendRefArchive, sendRefFile } from './jobs.ts';
import { createPatches } from './patches.ts';
import { createProjectFeeds } from './project-feeds.ts';

/** Addresses below a project that programs read. They stand before pages of the same paths. */
export function addProgramAddresses(pages: PlacePages, { environment }: PageParts): void {
  const patches = createPatches();
  for (const form of ['diff', 'patch'] as const) {
    pages.projectFile(
      `/commit/:sha.${form}`,
      requireReader(async (visit, req) => patches.sendCommit(visit, form, req)),
    );
    pages.projectFile(
      `/compare/*rest.${form}`,
      requireReader(async (visit, req) => patches.sendComparison(visit, form, req)),
    );
    pages.projectFile(
      `/merge_requests/:iid.${form}`,
      requireReader(async (visit, req) => patches.sendMergeRequest(visit, form, req)),
    );
  }
  pages.projectFile('/archive/*rest', requireReader(sendRepositoryArchive));
  pages.projectFile('/badges/*ref/pipeline.svg', sendPipelineBadge);
  pages.projectFile('/badges/*ref/coverage.svg', sendCoverageBadge);
  pages.projectFile('/jobs/artifacts/*ref/raw/*rest', sendRefFile);
  pages.projectFile('/jobs/artifacts/*ref/download', sendRefArchive);
  pages.projectFile('/jobs/:id/raw', sendJobLog);
  pages.projectFile('/jobs/:id/artifacts/download', sendJobArchive);
  pages.projectFile('/jobs/:id/artifacts/raw/*rest', sendJobFile);
  const feeds = createProjectFeeds(environment.config.baseUrl);
  addFeedAtRef(pages, 'commits', (visit, req) => feeds.sendCommits(visit, req));
  pages.projectFeed(
    '/tags',
    requireReader((visit) => feeds.sendTags(visit)),
  );
  pages.projectFile('/issues.atom', (visit) => feeds.sendIssues(visit));
}
