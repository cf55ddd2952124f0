// Generated from spec/resources/repositories.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getRepositoryArchive",
  "resource": "repositories",
  "method": "GET",
  "path": "/projects/{id}/repository/archive",
  "route": "/api/v4/projects/{id}/repository/archive",
  "source": "spec/resources/repositories.yaml:125:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    429
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
      "place": "query",
      "name": "sha",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sha",
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
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "path",
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
      "name": "format",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "format",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getRepositoryArchiveInFormat",
  "resource": "repositories",
  "method": "GET",
  "path": "/projects/{id}/repository/archive.{format}",
  "route": "/api/v4/projects/{id}/repository/archive.{format}",
  "source": "spec/resources/repositories.yaml:154:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "format": "tar.gz"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    429
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
      "name": "format",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "format",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sha",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sha",
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
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "getRepositoryBlob",
  "resource": "repositories",
  "method": "GET",
  "path": "/projects/{id}/repository/blobs/{sha}",
  "route": "/api/v4/projects/{id}/repository/blobs/{sha}",
  "source": "spec/resources/repositories.yaml:67:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "sha": "70cb15850c665f867ecca422fb2b2fac57a00a7d"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    429
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
      "name": "sha",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "sha",
      "value": {
        "repeat": "x",
        "times": 65
      },
      "within": {
        "repeat": "x",
        "times": 64
      },
      "text": "is expected to have length less than or equal to 64"
    }
  ],
  "related": {}
},
{
  "id": "getRawRepositoryBlob",
  "resource": "repositories",
  "method": "GET",
  "path": "/projects/{id}/repository/blobs/{sha}/raw",
  "route": "/api/v4/projects/{id}/repository/blobs/{sha}/raw",
  "source": "spec/resources/repositories.yaml:96:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "sha": "70cb15850c665f867ecca422fb2b2fac57a00a7d"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    429
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
      "name": "sha",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "sha",
      "value": {
        "repeat": "x",
        "times": 65
      },
      "within": {
        "repeat": "x",
        "times": 64
      },
      "text": "is expected to have length less than or equal to 64"
    }
  ],
  "related": {}
},
{
  "id": "compareRepositoryRefs",
  "resource": "repositories",
  "method": "GET",
  "path": "/projects/{id}/repository/compare",
  "route": "/api/v4/projects/{id}/repository/compare",
  "source": "spec/resources/repositories.yaml:182:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
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
    "from": "main",
    "to": "slow-cooling"
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
      "place": "query",
      "name": "from",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from",
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
      "name": "from",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "to",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "to",
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
      "name": "to",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from_project_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "straight",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "straight",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "listRepositoryContributors",
  "resource": "repositories",
  "method": "GET",
  "path": "/projects/{id}/repository/contributors",
  "route": "/api/v4/projects/{id}/repository/contributors",
  "source": "spec/resources/repositories.yaml:280:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [],
  "orders": [
    "email",
    "name",
    "commits"
  ],
  "successes": [
    200
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
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getRepositoryMergeBase",
  "resource": "repositories",
  "method": "GET",
  "path": "/projects/{id}/repository/merge_base",
  "route": "/api/v4/projects/{id}/repository/merge_base",
  "source": "spec/resources/repositories.yaml:315:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
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
    "refs": [
      "main",
      "v1.0.0"
    ]
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
      "place": "query",
      "name": "refs",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "refs",
      "value": [
        {
          "repeat": "x",
          "times": 1025
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 1024
        }
      ],
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "refs",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "listRepositoryTree",
  "resource": "repositories",
  "method": "GET",
  "path": "/projects/{id}/repository/tree",
  "route": "/api/v4/projects/{id}/repository/tree",
  "source": "spec/resources/repositories.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [
    "id"
  ],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    405
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
      "place": "query",
      "name": "ref",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "ref",
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
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "path",
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
      "name": "recursive",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "recursive",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page_token",
      "value": {
        "repeat": "x",
        "times": 65
      },
      "within": {
        "repeat": "x",
        "times": 64
      },
      "text": "is expected to have length less than or equal to 64"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
