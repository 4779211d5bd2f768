interface ReviewCommentProps {
  readonly comment: string;
  /** Whether it was sent again since. */
  readonly isAnswered: boolean;
}

/** Why a maintainer returned a submission. */
export function ReviewComment({ comment, isAnswered }: ReviewCommentProps) {
  return (
    <section aria-labelledby="returned">
      <h2 id="returned">
        {isAnswered ? "Returned before, with the comment" : "Returned with the comment"}
      </h2>
      <blockquote>
        <bdi>{comment}</bdi>
      </blockquote>
    </section>
  );
}
