// Generated from spec/resources/job-artifacts.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "deleteProjectArtifacts",
  "resource": "job-artifacts",
  "method": "DELETE",
  "path": "/projects/{id}/artifacts",
  "route": "/api/v4/projects/{id}/artifacts",
  "source": "spec/resources/job-artifacts.yaml:209:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "downloadRefArtifacts",
  "resource": "job-artifacts",
  "method": "GET",
  "path": "/projects/{id}/jobs/artifacts/{ref_name}/download",
  "route": "/api/v4/projects/{id}/jobs/artifacts/{ref_name}/download",
  "source": "spec/resources/job-artifacts.yaml:153:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "ref_name": "main"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {
    "job": "unit tests"
  },
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "ref_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "ref_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "job",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "job",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "job",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "job",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "job_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "job_token",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "downloadRefArtifactFile",
  "resource": "job-artifacts",
  "method": "GET",
  "path": "/projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}",
  "route": "/api/v4/projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}",
  "source": "spec/resources/job-artifacts.yaml:181:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "ref_name": "main",
    "artifact_path": "coverage/index.html"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {
    "job": "unit tests"
  },
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "ref_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "ref_name",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "path",
      "name": "artifact_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "artifact_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "query",
      "name": "job",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "job",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "job",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "job",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "job_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "job_token",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "downloadJobArtifacts",
  "resource": "job-artifacts",
  "method": "GET",
  "path": "/projects/{id}/jobs/{job_id}/artifacts",
  "route": "/api/v4/projects/{id}/jobs/{job_id}/artifacts",
  "source": "spec/resources/job-artifacts.yaml:7:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "job_id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "job_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "job_token",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "deleteJobArtifacts",
  "resource": "job-artifacts",
  "method": "DELETE",
  "path": "/projects/{id}/jobs/{job_id}/artifacts",
  "route": "/api/v4/projects/{id}/jobs/{job_id}/artifacts",
  "source": "spec/resources/job-artifacts.yaml:33:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "job_id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "keepJobArtifacts",
  "resource": "job-artifacts",
  "method": "POST",
  "path": "/projects/{id}/jobs/{job_id}/artifacts/keep",
  "route": "/api/v4/projects/{id}/jobs/{job_id}/artifacts/keep",
  "source": "spec/resources/job-artifacts.yaml:50:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "job_id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "downloadJobArtifactFile",
  "resource": "job-artifacts",
  "method": "GET",
  "path": "/projects/{id}/jobs/{job_id}/artifacts/{artifact_path}",
  "route": "/api/v4/projects/{id}/jobs/{job_id}/artifacts/{artifact_path}",
  "source": "spec/resources/job-artifacts.yaml:125:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "job_id": 42,
    "artifact_path": "coverage/index.html"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "job_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "artifact_path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "artifact_path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "query",
      "name": "job_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "job_token",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
]);
