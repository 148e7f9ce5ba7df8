/** Something the person at the keyboard can put right. Becomes one line and exit code 2. */
export class Complaint extends Error {}
