import css from './star-sign.module.css'

/** A turning point, by its number; what it is the words beside it say. */
export const StarSign = ({ n }: { n: number }) => (
  <span className={css.star} aria-hidden="true">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 0l3 3.6 4.6-.9.8 4.6L24 9.5 21.6 12 24 14.6l-3.6 2.1-.8 4.6-4.6-.9L12 24l-3-3.6-4.6.9-.8-4.6L0 14.5 2.4 12 0 9.4l3.6-2.1.8-4.6 4.6.9Z" />
    </svg>
    <b>{n}</b>
  </span>
)
