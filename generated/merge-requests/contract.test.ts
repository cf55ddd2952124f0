// Generated from spec/resources/merge-requests.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listMergeRequests",
  "resource": "merge-requests",
  "method": "GET",
  "path": "/merge_requests",
  "route": "/api/v4/merge_requests",
  "source": "spec/resources/merge-requests.yaml:5:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": {
    "exclusive": [
      [
        "author_id",
        "author_username"
      ],
      [
        "reviewer_id",
        "reviewer_username"
      ]
    ],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {},
  "paginated": true,
  "keyset": [],
  "orders": [
    "created_at",
    "title",
    "updated_at"
  ],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "no-such-value",
      "text": "does not have a valid value"
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
      "name": "milestone",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "milestone",
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
      "name": "view",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "view",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "labels",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "labels",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "labels",
      "value": {
        "repeat": "x,",
        "times": 101
      },
      "within": {
        "repeat": "x,",
        "times": 100
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "query",
      "name": "with_labels_details",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_labels_details",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_status_recheck",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_status_recheck",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "scope",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "scope",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "author_username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_username",
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
      "name": "assignee_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "approver_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "approver_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "approver_ids",
      "value": {
        "repeat": "1,",
        "times": 6
      },
      "within": {
        "repeat": "1,",
        "times": 5
      },
      "text": "is expected to have length less than or equal to 5"
    },
    {
      "place": "query",
      "name": "approved_by_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "approved_by_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "approved_by_ids",
      "value": {
        "repeat": "1,",
        "times": 6
      },
      "within": {
        "repeat": "1,",
        "times": 5
      },
      "text": "is expected to have length less than or equal to 5"
    },
    {
      "place": "query",
      "name": "reviewer_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "reviewer_username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "reviewer_username",
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
      "name": "my_reaction_emoji",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "my_reaction_emoji",
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
      "name": "source_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "source_branch",
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
      "name": "target_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "target_branch",
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
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
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
      "name": "in",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "in",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "in",
      "value": {
        "repeat": "title,",
        "times": 3
      },
      "within": {
        "repeat": "title,",
        "times": 2
      },
      "text": "is expected to have length less than or equal to 2"
    },
    {
      "place": "query",
      "name": "wip",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "wip",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "not",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[labels]",
      "value": {
        "labels": [
          "a\u0000b"
        ]
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[milestone]",
      "value": {
        "milestone": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[milestone]",
      "value": {
        "milestone": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "milestone": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[author_id]",
      "value": {
        "author_id": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[author_id]",
      "value": {
        "author_id": -1
      },
      "text": "does not have a valid value",
      "within": {
        "author_id": 0
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[author_username]",
      "value": {
        "author_username": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[author_username]",
      "value": {
        "author_username": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "author_username": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[assignee_id]",
      "value": {
        "assignee_id": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[assignee_id]",
      "value": {
        "assignee_id": -1
      },
      "text": "does not have a valid value",
      "within": {
        "assignee_id": 0
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[assignee_username]",
      "value": {
        "assignee_username": [
          "a\u0000b"
        ]
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[reviewer_id]",
      "value": {
        "reviewer_id": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[reviewer_id]",
      "value": {
        "reviewer_id": -1
      },
      "text": "does not have a valid value",
      "within": {
        "reviewer_id": 0
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[reviewer_username]",
      "value": {
        "reviewer_username": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[reviewer_username]",
      "value": {
        "reviewer_username": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "reviewer_username": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[my_reaction_emoji]",
      "value": {
        "my_reaction_emoji": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[my_reaction_emoji]",
      "value": {
        "my_reaction_emoji": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "my_reaction_emoji": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "query",
      "name": "environment",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "environment",
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
      "name": "deployed_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_after",
      "value": "2022-01-01T00:00:00+99:99",
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
  "related": {
    "author_id": {
      "place": "query",
      "value": 0
    },
    "author_username": {
      "place": "query",
      "value": "x"
    },
    "reviewer_id": {
      "place": "query",
      "value": 1
    },
    "reviewer_username": {
      "place": "query",
      "value": "x"
    }
  }
},
{
  "id": "listProjectMergeRequests",
  "resource": "merge-requests",
  "method": "GET",
  "path": "/projects/{id}/merge_requests",
  "route": "/api/v4/projects/{id}/merge_requests",
  "source": "spec/resources/merge-requests.yaml:62:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "merge_requests",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": {
    "exclusive": [
      [
        "author_id",
        "author_username"
      ],
      [
        "reviewer_id",
        "reviewer_username"
      ]
    ],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [],
  "orders": [
    "created_at",
    "title",
    "updated_at"
  ],
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
      "place": "query",
      "name": "iids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "iids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "iids",
      "value": {
        "repeat": "1,",
        "times": 1001
      },
      "within": {
        "repeat": "1,",
        "times": 1000
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "query",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "no-such-value",
      "text": "does not have a valid value"
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
      "name": "milestone",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "milestone",
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
      "name": "view",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "view",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "labels",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "labels",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "labels",
      "value": {
        "repeat": "x,",
        "times": 101
      },
      "within": {
        "repeat": "x,",
        "times": 100
      },
      "text": "is expected to have length less than or equal to 100"
    },
    {
      "place": "query",
      "name": "with_labels_details",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_labels_details",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_status_recheck",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_status_recheck",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "scope",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "scope",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_id",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "author_username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "author_username",
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
      "name": "assignee_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "approver_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "approver_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "approver_ids",
      "value": {
        "repeat": "1,",
        "times": 6
      },
      "within": {
        "repeat": "1,",
        "times": 5
      },
      "text": "is expected to have length less than or equal to 5"
    },
    {
      "place": "query",
      "name": "approved_by_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "approved_by_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "approved_by_ids",
      "value": {
        "repeat": "1,",
        "times": 6
      },
      "within": {
        "repeat": "1,",
        "times": 5
      },
      "text": "is expected to have length less than or equal to 5"
    },
    {
      "place": "query",
      "name": "reviewer_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "reviewer_username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "reviewer_username",
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
      "name": "my_reaction_emoji",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "my_reaction_emoji",
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
      "name": "source_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "source_branch",
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
      "name": "target_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "target_branch",
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
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
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
      "name": "in",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "in",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "in",
      "value": {
        "repeat": "title,",
        "times": 3
      },
      "within": {
        "repeat": "title,",
        "times": 2
      },
      "text": "is expected to have length less than or equal to 2"
    },
    {
      "place": "query",
      "name": "wip",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "wip",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "not",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[labels]",
      "value": {
        "labels": [
          "a\u0000b"
        ]
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[milestone]",
      "value": {
        "milestone": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[milestone]",
      "value": {
        "milestone": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "milestone": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[author_id]",
      "value": {
        "author_id": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[author_id]",
      "value": {
        "author_id": -1
      },
      "text": "does not have a valid value",
      "within": {
        "author_id": 0
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[author_username]",
      "value": {
        "author_username": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[author_username]",
      "value": {
        "author_username": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "author_username": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[assignee_id]",
      "value": {
        "assignee_id": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[assignee_id]",
      "value": {
        "assignee_id": -1
      },
      "text": "does not have a valid value",
      "within": {
        "assignee_id": 0
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[assignee_username]",
      "value": {
        "assignee_username": [
          "a\u0000b"
        ]
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[reviewer_id]",
      "value": {
        "reviewer_id": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[reviewer_id]",
      "value": {
        "reviewer_id": -1
      },
      "text": "does not have a valid value",
      "within": {
        "reviewer_id": 0
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[reviewer_username]",
      "value": {
        "reviewer_username": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[reviewer_username]",
      "value": {
        "reviewer_username": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "reviewer_username": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[my_reaction_emoji]",
      "value": {
        "my_reaction_emoji": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[my_reaction_emoji]",
      "value": {
        "my_reaction_emoji": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "my_reaction_emoji": {
          "repeat": "x",
          "times": 255
        }
      }
    },
    {
      "place": "query",
      "name": "environment",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "environment",
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
      "name": "deployed_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "deployed_after",
      "value": "2022-01-01T00:00:00+99:99",
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
  "related": {
    "author_id": {
      "place": "query",
      "value": 0
    },
    "author_username": {
      "place": "query",
      "value": "x"
    },
    "reviewer_id": {
      "place": "query",
      "value": 1
    },
    "reviewer_username": {
      "place": "query",
      "value": "x"
    }
  }
},
{
  "id": "getMergeRequest",
  "resource": "merge-requests",
  "method": "GET",
  "path": "/projects/{id}/merge_requests/{merge_request_iid}",
  "route": "/api/v4/projects/{id}/merge_requests/{merge_request_iid}",
  "source": "spec/resources/merge-requests.yaml:126:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "merge_requests",
    "signedIn": true,
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
    "merge_request_iid": 5
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
      "name": "merge_request_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "render_html",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "render_html",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_diverged_commits_count",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_diverged_commits_count",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_rebase_in_progress",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_rebase_in_progress",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "cancelMergeWhenPipelineSucceeds",
  "resource": "merge-requests",
  "method": "POST",
  "path": "/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds",
  "route": "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds",
  "source": "spec/resources/merge-requests.yaml:257:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "merge_requests",
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
    "merge_request_iid": 5
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    405,
    406
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
      "name": "merge_request_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "mergeMergeRequest",
  "resource": "merge-requests",
  "method": "PUT",
  "path": "/projects/{id}/merge_requests/{merge_request_iid}/merge",
  "route": "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge",
  "source": "spec/resources/merge-requests.yaml:164:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "merge_requests",
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
    "merge_request_iid": 5
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
    404,
    405,
    406,
    409
  ],
  "body": {
    "merge_commit_message": "Merge the new firing curve",
    "should_remove_source_branch": true,
    "sha": "d5a3ff139356ce33e37e73add446f16869741b50"
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
      "name": "merge_request_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "merge_commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash_commit_message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "squash",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "should_remove_source_branch",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "should_remove_source_branch",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_when_pipeline_succeeds",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_when_pipeline_succeeds",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sha",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
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
  "id": "getMergeRequestMergeRef",
  "resource": "merge-requests",
  "method": "GET",
  "path": "/projects/{id}/merge_requests/{merge_request_iid}/merge_ref",
  "route": "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge_ref",
  "source": "spec/resources/merge-requests.yaml:225:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "merge_requests",
    "signedIn": true,
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
    "merge_request_iid": 5
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
      "name": "merge_request_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "rebaseMergeRequest",
  "resource": "merge-requests",
  "method": "PUT",
  "path": "/projects/{id}/merge_requests/{merge_request_iid}/rebase",
  "route": "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/rebase",
  "source": "spec/resources/merge-requests.yaml:293:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "merge_requests",
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
    "merge_request_iid": 5
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
    404,
    409
  ],
  "body": {
    "skip_ci": true
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
      "name": "merge_request_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "merge_request_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "skip_ci",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "skip_ci",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
]);
