// Reads payloads, one a line, as a client for Go reads them, and answers a line for each: empty, or what is wrong.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	gitlab "github.com/xanzy/go-gitlab"
)

type payload struct {
	Header string `json:"header"`
	Body   string `json:"body"`
}

func parse(given payload) error {
	if given.Header == "System Hook" {
		_, err := gitlab.ParseSystemhook([]byte(given.Body))
		return err
	}
	_, err := gitlab.ParseWebhook(gitlab.EventType(given.Header), []byte(given.Body))
	return err
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64*1024*1024)
	for lines.Scan() {
		var given payload
		problem := ""
		if err := json.Unmarshal(lines.Bytes(), &given); err != nil {
			problem = err.Error()
		} else if err := parse(given); err != nil {
			problem = err.Error()
		}
		fmt.Println(strings.ReplaceAll(problem, "\n", " "))
	}
}
