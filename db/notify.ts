/** The channel on which a submission's id is sent whenever its row changes. */
export const submissionChannel = "assay_submission";
