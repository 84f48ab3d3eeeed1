/** Says that something plays. */
export const PlayIcon = (
	<svg
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		focusable="false"
	>
		<path d="M8 5.5v13l10.5-6.5z" />
	</svg>
);
