// Generated from spec/resources/issues.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupIssues",
  "resource": "issues",
  "method": "GET",
  "path": "/groups/{id}/issues",
  "route": "/api/v4/groups/{id}/issues",
  "source": "spec/resources/issues.yaml:64:5",
  "access": {
    "kind": "group",
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
  "relations": {
    "exclusive": [
      [
        "assignee_id",
        "assignee_username"
      ],
      [
        "author_id",
        "author_username"
      ],
      [
        "iteration_id",
        "iteration_title"
      ],
      [
        "milestone",
        "milestone_id"
      ]
    ],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
  "keyset": [],
  "orders": [
    "created_at",
    "due_date",
    "label_priority",
    "milestone_due",
    "popularity",
    "priority",
    "relative_position",
    "title",
    "updated_at",
    "weight"
  ],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    422
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
      "name": "assignee_username",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "assignee_username",
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
      "name": "assignee_username",
      "value": {
        "repeat": "x,",
        "times": 21
      },
      "within": {
        "repeat": "x,",
        "times": 20
      },
      "text": "is expected to have length less than or equal to 20"
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
      "name": "confidential",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "confidential",
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
      "name": "due_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "due_date",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "epic_id",
      "value": {
        "repeat": "x",
        "times": 256
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
      "name": "issue_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "issue_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "iteration_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "iteration_title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "iteration_title",
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
      "name": "milestone_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "milestone_id",
      "value": "no-such-value",
      "text": "does not have a valid value"
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
      "name": "non_archived",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "non_archived",
      "value": "2",
      "text": "is invalid"
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
      "told": "not[iids]",
      "value": {
        "iids": [
          "abc"
        ]
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[iteration_id]",
      "value": {
        "iteration_id": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[iteration_id]",
      "value": {
        "iteration_id": -1
      },
      "text": "does not have a valid value",
      "within": {
        "iteration_id": 0
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[iteration_title]",
      "value": {
        "iteration_title": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[iteration_title]",
      "value": {
        "iteration_title": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "iteration_title": {
          "repeat": "x",
          "times": 255
        }
      }
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
      "told": "not[milestone_id]",
      "value": {
        "milestone_id": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[milestone_id]",
      "value": {
        "milestone_id": "no-such-value"
      },
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[weight]",
      "value": {
        "weight": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[weight]",
      "value": {
        "weight": -1
      },
      "text": "does not have a valid value",
      "within": {
        "weight": 0
      }
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
      "name": "weight",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
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
    "assignee_id": {
      "place": "query",
      "value": 1
    },
    "assignee_username": {
      "place": "query",
      "value": [
        "x"
      ]
    },
    "author_id": {
      "place": "query",
      "value": 0
    },
    "author_username": {
      "place": "query",
      "value": "x"
    },
    "iteration_id": {
      "place": "query",
      "value": 1
    },
    "iteration_title": {
      "place": "query",
      "value": "x"
    },
    "milestone": {
      "place": "query",
      "value": "x"
    },
    "milestone_id": {
      "place": "query",
      "value": "None"
    }
  }
},
{
  "id": "listIssues",
  "resource": "issues",
  "method": "GET",
  "path": "/issues",
  "route": "/api/v4/issues",
  "source": "spec/resources/issues.yaml:5:5",
  "access": {
    "kind": "anonymous",
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
  "relations": {
    "exclusive": [
      [
        "assignee_id",
        "assignee_username"
      ],
      [
        "author_id",
        "author_username"
      ],
      [
        "iteration_id",
        "iteration_title"
      ],
      [
        "milestone",
        "milestone_id"
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
    "due_date",
    "label_priority",
    "milestone_due",
    "popularity",
    "priority",
    "relative_position",
    "title",
    "updated_at",
    "weight"
  ],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    422
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
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
      "name": "assignee_username",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "assignee_username",
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
      "name": "assignee_username",
      "value": {
        "repeat": "x,",
        "times": 21
      },
      "within": {
        "repeat": "x,",
        "times": 20
      },
      "text": "is expected to have length less than or equal to 20"
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
      "name": "confidential",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "confidential",
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
      "name": "due_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "due_date",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "epic_id",
      "value": {
        "repeat": "x",
        "times": 256
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
      "name": "issue_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "issue_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "iteration_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "iteration_title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "iteration_title",
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
      "name": "milestone_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "milestone_id",
      "value": "no-such-value",
      "text": "does not have a valid value"
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
      "name": "non_archived",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "non_archived",
      "value": "2",
      "text": "is invalid"
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
      "told": "not[iids]",
      "value": {
        "iids": [
          "abc"
        ]
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[iteration_id]",
      "value": {
        "iteration_id": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[iteration_id]",
      "value": {
        "iteration_id": -1
      },
      "text": "does not have a valid value",
      "within": {
        "iteration_id": 0
      }
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[iteration_title]",
      "value": {
        "iteration_title": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[iteration_title]",
      "value": {
        "iteration_title": {
          "repeat": "x",
          "times": 256
        }
      },
      "text": "is expected to have length less than or equal to 255",
      "within": {
        "iteration_title": {
          "repeat": "x",
          "times": 255
        }
      }
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
      "told": "not[milestone_id]",
      "value": {
        "milestone_id": "a\u0000b"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[milestone_id]",
      "value": {
        "milestone_id": "no-such-value"
      },
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[weight]",
      "value": {
        "weight": "abc"
      },
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "not",
      "told": "not[weight]",
      "value": {
        "weight": -1
      },
      "text": "does not have a valid value",
      "within": {
        "weight": 0
      }
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
      "name": "weight",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
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
    "assignee_id": {
      "place": "query",
      "value": 1
    },
    "assignee_username": {
      "place": "query",
      "value": [
        "x"
      ]
    },
    "author_id": {
      "place": "query",
      "value": 0
    },
    "author_username": {
      "place": "query",
      "value": "x"
    },
    "iteration_id": {
      "place": "query",
      "value": 1
    },
    "iteration_title": {
      "place": "query",
      "value": "x"
    },
    "milestone": {
      "place": "query",
      "value": "x"
    },
    "milestone_id": {
      "place": "query",
      "value": "None"
    }
  }
},
{
  "id": "addIssueSpentTime",
  "resource": "issues",
  "method": "POST",
  "path": "/projects/{id}/issues/{issue_iid}/add_spent_time",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/add_spent_time",
  "source": "spec/resources/issues.yaml:383:5",
  "access": {
    "kind": "project",
    "level": "reporter",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
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
    404
  ],
  "body": {
    "duration": "1h",
    "summary": "Measured the temperature"
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "duration",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "duration",
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
      "place": "body",
      "name": "duration",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "summary",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "summary",
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
  "id": "createIssueNote",
  "resource": "issues",
  "method": "POST",
  "path": "/projects/{id}/issues/{issue_iid}/notes",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/notes",
  "source": "spec/resources/issues.yaml:240:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    202,
    400,
    401,
    403,
    404,
    429
  ],
  "body": {
    "body": "Other kilns have this too.\n/promote\n"
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "body",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "body",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "confidential",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "created_at",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "created_at",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "created_at",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "listIssueRelatedMergeRequests",
  "resource": "issues",
  "method": "GET",
  "path": "/projects/{id}/issues/{issue_iid}/related_merge_requests",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/related_merge_requests",
  "source": "spec/resources/issues.yaml:478:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
  },
  "paginated": true,
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
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
  "id": "resetIssueSpentTime",
  "resource": "issues",
  "method": "POST",
  "path": "/projects/{id}/issues/{issue_iid}/reset_spent_time",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/reset_spent_time",
  "source": "spec/resources/issues.yaml:424:5",
  "access": {
    "kind": "project",
    "level": "reporter",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "resetIssueTimeEstimate",
  "resource": "issues",
  "method": "POST",
  "path": "/projects/{id}/issues/{issue_iid}/reset_time_estimate",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/reset_time_estimate",
  "source": "spec/resources/issues.yaml:356:5",
  "access": {
    "kind": "project",
    "level": "reporter",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "setIssueTimeEstimate",
  "resource": "issues",
  "method": "POST",
  "path": "/projects/{id}/issues/{issue_iid}/time_estimate",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/time_estimate",
  "source": "spec/resources/issues.yaml:318:5",
  "access": {
    "kind": "project",
    "level": "reporter",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
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
  "body": {
    "duration": "3h30m"
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "duration",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "duration",
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
      "place": "body",
      "name": "duration",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "getIssueTimeStats",
  "resource": "issues",
  "method": "GET",
  "path": "/projects/{id}/issues/{issue_iid}/time_stats",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/time_stats",
  "source": "spec/resources/issues.yaml:451:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "createIssueTodo",
  "resource": "issues",
  "method": "POST",
  "path": "/projects/{id}/issues/{issue_iid}/todo",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/todo",
  "source": "spec/resources/issues.yaml:147:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    304,
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "unsubscribeFromIssue",
  "resource": "issues",
  "method": "POST",
  "path": "/projects/{id}/issues/{issue_iid}/unsubscribe",
  "route": "/api/v4/projects/{id}/issues/{issue_iid}/unsubscribe",
  "source": "spec/resources/issues.yaml:122:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "issues",
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
    "issue_iid": 7
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    304,
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
      "name": "issue_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "issue_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
