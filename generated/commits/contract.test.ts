// Generated from spec/resources/commits.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listCommits",
  "resource": "commits",
  "method": "GET",
  "path": "/projects/{id}/repository/commits",
  "route": "/api/v4/projects/{id}/repository/commits",
  "source": "spec/resources/commits.yaml:5:5",
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
      "name": "ref_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "ref_name",
      "value": {
        "repeat": "x",
        "times": 2049
      },
      "within": {
        "repeat": "x",
        "times": 2048
      },
      "text": "is expected to have length less than or equal to 2048"
    },
    {
      "place": "query",
      "name": "since",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "since",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "since",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "until",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "until",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "until",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
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
      "name": "author",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author",
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
      "name": "all",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "all",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_stats",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_stats",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "first_parent",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "first_parent",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "trailers",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "trailers",
      "value": "2",
      "text": "is invalid"
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
  "id": "createCommit",
  "resource": "commits",
  "method": "POST",
  "path": "/projects/{id}/repository/commits",
  "route": "/api/v4/projects/{id}/repository/commits",
  "source": "spec/resources/commits.yaml:75:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "repository",
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [
      [
        "start_branch",
        "start_sha"
      ]
    ],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "branch": "main",
    "commit_message": "Describe the firing",
    "actions": [
      {
        "action": "create",
        "file_path": "docs/firing.md",
        "content": "Slowly."
      },
      {
        "action": "move",
        "file_path": "lib/curve.rb",
        "previous_path": "lib/kiln.rb"
      },
      {
        "action": "chmod",
        "file_path": "bin/fire",
        "execute_filemode": true
      }
    ]
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "branch",
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
      "place": "body",
      "name": "branch",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "commit_message",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "actions",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][action]",
      "value": [
        {
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "action": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][action]",
      "value": [
        {
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "action": "no-such-value"
        }
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][action]",
      "value": [
        {
          "file_path": "docs/firing.md",
          "content": "Slowly."
        }
      ],
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][file_path]",
      "value": [
        {
          "action": "create",
          "content": "Slowly.",
          "file_path": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][file_path]",
      "value": [
        {
          "action": "create",
          "content": "Slowly.",
          "file_path": {
            "repeat": "x",
            "times": 4097
          }
        }
      ],
      "text": "is expected to have length less than or equal to 4096",
      "within": [
        {
          "action": "create",
          "content": "Slowly.",
          "file_path": {
            "repeat": "x",
            "times": 4096
          }
        }
      ]
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][file_path]",
      "value": [
        {
          "action": "create",
          "content": "Slowly."
        }
      ],
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][previous_path]",
      "value": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "previous_path": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][previous_path]",
      "value": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "previous_path": {
            "repeat": "x",
            "times": 4097
          }
        }
      ],
      "text": "is expected to have length less than or equal to 4096",
      "within": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "previous_path": {
            "repeat": "x",
            "times": 4096
          }
        }
      ]
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][content]",
      "value": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][encoding]",
      "value": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "encoding": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][encoding]",
      "value": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "encoding": "no-such-value"
        }
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][last_commit_id]",
      "value": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "last_commit_id": "a\u0000b"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][last_commit_id]",
      "value": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "last_commit_id": {
            "repeat": "x",
            "times": 65
          }
        }
      ],
      "text": "is expected to have length less than or equal to 64",
      "within": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "last_commit_id": {
            "repeat": "x",
            "times": 64
          }
        }
      ]
    },
    {
      "place": "body",
      "name": "actions",
      "told": "actions[0][execute_filemode]",
      "value": [
        {
          "action": "create",
          "file_path": "docs/firing.md",
          "content": "Slowly.",
          "execute_filemode": "perhaps"
        }
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_branch",
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
      "place": "body",
      "name": "start_sha",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_sha",
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
      "place": "body",
      "name": "start_project",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "force",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "force",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_name",
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
      "place": "body",
      "name": "author_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_email",
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
      "place": "body",
      "name": "stats",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "stats",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {
    "start_branch": {
      "place": "body",
      "value": "x"
    },
    "start_sha": {
      "place": "body",
      "value": "x"
    }
  }
},
{
  "id": "getCommit",
  "resource": "commits",
  "method": "GET",
  "path": "/projects/{id}/repository/commits/{sha}",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}",
  "source": "spec/resources/commits.yaml:128:5",
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
    "sha": "main"
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
      "name": "stats",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "stats",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "cherryPickCommit",
  "resource": "commits",
  "method": "POST",
  "path": "/projects/{id}/repository/commits/{sha}/cherry_pick",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/cherry_pick",
  "source": "spec/resources/commits.yaml:406:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "repository",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "sha": "main"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200,
    201
  ],
  "statuses": [
    200,
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "branch": "release-1",
    "message": "Cool more slowly here too"
  },
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
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "branch",
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
      "place": "body",
      "name": "branch",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "dry_run",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dry_run",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "message",
      "value": "a\u0000b",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "listCommitComments",
  "resource": "commits",
  "method": "GET",
  "path": "/projects/{id}/repository/commits/{sha}/comments",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/comments",
  "source": "spec/resources/commits.yaml:211:5",
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
    "sha": "main"
  },
  "paginated": true,
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
  "id": "createCommitComment",
  "resource": "commits",
  "method": "POST",
  "path": "/projects/{id}/repository/commits/{sha}/comments",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/comments",
  "source": "spec/resources/commits.yaml:244:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": [
      [
        "path",
        "line"
      ]
    ]
  },
  "pathParameters": {
    "id": "demo/kiln",
    "sha": "main"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    429
  ],
  "body": {
    "note": "Slow enough now",
    "path": "lib/kiln.rb",
    "line": 1,
    "line_type": "new"
  },
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
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "note",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "note",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
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
      "place": "body",
      "name": "line",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "line_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "line_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {
    "path": {
      "place": "body",
      "value": "x"
    },
    "line": {
      "place": "body",
      "value": 1
    }
  }
},
{
  "id": "listCommitDiff",
  "resource": "commits",
  "method": "GET",
  "path": "/projects/{id}/repository/commits/{sha}/diff",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/diff",
  "source": "spec/resources/commits.yaml:149:5",
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
    "sha": "main"
  },
  "paginated": true,
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
  "id": "listCommitMergeRequests",
  "resource": "commits",
  "method": "GET",
  "path": "/projects/{id}/repository/commits/{sha}/merge_requests",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/merge_requests",
  "source": "spec/resources/commits.yaml:346:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "merge_requests",
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
    "sha": "main"
  },
  "paginated": true,
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
  "id": "listCommitRefs",
  "resource": "commits",
  "method": "GET",
  "path": "/projects/{id}/repository/commits/{sha}/refs",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/refs",
  "source": "spec/resources/commits.yaml:182:5",
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
    "sha": "main"
  },
  "paginated": true,
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
      "name": "type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "type",
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
  "id": "revertCommit",
  "resource": "commits",
  "method": "POST",
  "path": "/projects/{id}/repository/commits/{sha}/revert",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/revert",
  "source": "spec/resources/commits.yaml:444:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "repository",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "sha": "main"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200,
    201
  ],
  "statuses": [
    200,
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "branch": "main"
  },
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
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branch",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "branch",
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
      "place": "body",
      "name": "branch",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "dry_run",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "dry_run",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getCommitSignature",
  "resource": "commits",
  "method": "GET",
  "path": "/projects/{id}/repository/commits/{sha}/signature",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/signature",
  "source": "spec/resources/commits.yaml:372:5",
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
    "sha": "main"
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
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    }
  ],
  "related": {}
},
{
  "id": "listCommitStatuses",
  "resource": "commits",
  "method": "GET",
  "path": "/projects/{id}/repository/commits/{sha}/statuses",
  "route": "/api/v4/projects/{id}/repository/commits/{sha}/statuses",
  "source": "spec/resources/commits.yaml:287:5",
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
    "sha": "main"
  },
  "paginated": true,
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
      "name": "stage",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "stage",
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "name",
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
      "name": "all",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "all",
      "value": "2",
      "text": "is invalid"
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
