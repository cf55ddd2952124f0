// Generated from spec/domains/* /job-artifacts.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeArtifactsJob } from '../job-artifacts/writers.ts';

/** Fetch the artifacts of a job for a later one */
export const fetchJobArtifacts = defineOperation<HearthFacts>({
  id: 'fetchJobArtifacts',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#fetchJobArtifacts',
  method: 'GET',
  path: '/jobs/{id}/artifacts',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["runningJob"]},
  pathParameters: ["id"],
  order: ["id","token","direct_download","JOB-TOKEN"],
  validators: { params: checks.check1, query: checks.check2, headers: checks.check3 },
  decode: decoders.decodeFetchJobArtifacts,
  responses: [
    answer.content('application/zip', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Upload a file that a job leaves behind */
export const uploadJobArtifacts = defineOperation<HearthFacts>({
  id: 'uploadJobArtifacts',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#uploadJobArtifacts',
  method: 'POST',
  path: '/jobs/{id}/artifacts',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["runningJob"]},
  pathParameters: ["id"],
  order: ["id","token","expire_in","artifact_type","artifact_format","JOB-TOKEN","file"],
  validators: { params: checks.check1, query: checks.check4, headers: checks.check3 },
  namedFileLimit: "max_artifacts_size",
  files: {"file":1073741824},
  decode: decoders.decodeUploadJobArtifacts,
  responses: [
    answer.json((v: never) => w.number(v), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 413),
  ],
});

/** Ask whether a file may be uploaded */
export const authorizeJobArtifacts = defineOperation<HearthFacts>({
  id: 'authorizeJobArtifacts',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#authorizeJobArtifacts',
  method: 'POST',
  path: '/jobs/{id}/artifacts/authorize',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["runningJob"]},
  pathParameters: ["id"],
  order: ["id","token","filesize","artifact_type","JOB-TOKEN"],
  validators: { params: checks.check1, query: checks.check5, headers: checks.check3 },
  decode: decoders.decodeAuthorizeJobArtifacts,
  responses: [
    answer.json((v: never) => w.number(v), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 413),
  ],
});

/** Delete the artifacts of a project */
export const deleteProjectArtifacts = defineOperation<HearthFacts>({
  id: 'deleteProjectArtifacts',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#deleteProjectArtifacts',
  method: 'DELETE',
  path: '/projects/{id}/artifacts',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeDeleteProjectArtifacts,
  responses: [
    answer.json(writeMessage, 202),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Download the newest artifacts of a branch or tag */
export const downloadRefArtifacts = defineOperation<HearthFacts>({
  id: 'downloadRefArtifacts',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#downloadRefArtifacts',
  method: 'GET',
  path: '/projects/{id}/jobs/artifacts/{ref_name}/download',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobTokenInScope","sessionCookie"]},
  pathParameters: ["id","ref_name"],
  order: ["id","ref_name","job","job_token"],
  validators: { params: checks.check7, query: checks.check8 },
  decode: decoders.decodeDownloadRefArtifacts,
  responses: [
    answer.content('application/zip', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Download one file of the newest artifacts of a branch or tag */
export const downloadRefArtifactFile = defineOperation<HearthFacts>({
  id: 'downloadRefArtifactFile',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#downloadRefArtifactFile',
  method: 'GET',
  path: '/projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobTokenInScope","sessionCookie"]},
  pathParameters: ["id","ref_name","artifact_path"],
  order: ["id","ref_name","artifact_path","job","job_token"],
  validators: { params: checks.check9, query: checks.check8 },
  decode: decoders.decodeDownloadRefArtifactFile,
  responses: [
    answer.content('application/octet-stream', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Download the artifacts of a job */
export const downloadJobArtifacts = defineOperation<HearthFacts>({
  id: 'downloadJobArtifacts',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#downloadJobArtifacts',
  method: 'GET',
  path: '/projects/{id}/jobs/{job_id}/artifacts',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobTokenInScope","sessionCookie"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id","job_token"],
  validators: { params: checks.check10, query: checks.check11 },
  decode: decoders.decodeDownloadJobArtifacts,
  responses: [
    answer.content('application/zip', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete the artifacts of a job */
export const deleteJobArtifacts = defineOperation<HearthFacts>({
  id: 'deleteJobArtifacts',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#deleteJobArtifacts',
  method: 'DELETE',
  path: '/projects/{id}/jobs/{job_id}/artifacts',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id"],
  validators: { params: checks.check10 },
  decode: decoders.decodeDeleteJobArtifacts,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Keep the artifacts of a job */
export const keepJobArtifacts = defineOperation<HearthFacts>({
  id: 'keepJobArtifacts',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#keepJobArtifacts',
  method: 'POST',
  path: '/projects/{id}/jobs/{job_id}/artifacts/keep',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id"],
  validators: { params: checks.check10 },
  decode: decoders.decodeKeepJobArtifacts,
  responses: [
    answer.json(writeArtifactsJob, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Download one file of the artifacts of a job */
export const downloadJobArtifactFile = defineOperation<HearthFacts>({
  id: 'downloadJobArtifactFile',
  resource: 'job-artifacts',
  source: 'spec/domains/ci/job-artifacts.yaml#downloadJobArtifactFile',
  method: 'GET',
  path: '/projects/{id}/jobs/{job_id}/artifacts/{artifact_path}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobTokenInScope","sessionCookie"]},
  pathParameters: ["id","job_id","artifact_path"],
  order: ["id","job_id","artifact_path","job_token"],
  validators: { params: checks.check12, query: checks.check11 },
  decode: decoders.decodeDownloadJobArtifactFile,
  responses: [
    answer.content('application/octet-stream', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
