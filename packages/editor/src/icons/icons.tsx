import type { ReactElement, ReactNode } from 'react';

/**
 * Draws one icon of the family: 24 px grid, 1.5 px round stroke, the colour of
 * the text around it.
 *
 * @param paths The strokes.
 */
function stroke( paths: ReactNode ): ReactElement {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
			// The editor fills every icon; these are strokes.
			style={ { fill: 'none' } }
		>
			{ paths }
		</svg>
	);
}

/** A pot with its lid: the recipe. */
export const recipeIcon = stroke(
	<>
		<path d="M5 10.5h14v6.75a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5z" />
		<path d="M5 13H3M19 13h2M4.5 7.75h15M10 7.75V6a2 2 0 0 1 4 0v1.75" />
	</>
);

/** Four pictures: the gallery. */
export const galleryIcon = stroke(
	<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
);

/** A screen that plays: the video. */
export const playerIcon = stroke(
	<path d="M3.5 5.5h17v13h-17zM10 9v6l5-3z" />
);

/** A clock: the facts at a glance. */
export const detailsIcon = stroke(
	<>
		<circle cx="12" cy="12" r="8" />
		<path d="M12 7.5V12l3 2" />
	</>
);

/** A carrot: the ingredients. */
export const ingredientsIcon = stroke(
	<>
		<path d="M14.75 9.25C12 6.5 8.9 7.6 7.6 10.4L4 20l9.6-3.6c2.8-1.3 3.9-4.4 1.15-7.15z" />
		<path d="M14.75 9.25C14.5 6.5 16 4.5 18 4M14.75 9.25c2.75.25 4.75-1.25 5.25-3.25M9.5 11l2 2M7.5 15l1.5 1.5" />
	</>
);

/** Numbered lines: the instructions. */
export const instructionsIcon = stroke(
	<>
		<path d="M10.5 6.5H20M10.5 12H20M10.5 17.5H20" />
		<path d="M4 5l1.5-1v5M3.9 14.4c.5-1.2 2.8-1 2.6.5-.1.8-1.2 1.5-2.6 3.1h2.8" />
	</>
);

/** A sheet with a folded corner: the notes. */
export const notesIcon = stroke(
	<>
		<path d="M5.5 4h13v10.5l-5.5 5.5h-7.5z" />
		<path d="M13 20v-5.5h5.5M8.5 8h7M8.5 11.5h4" />
	</>
);

/** A speech mark with a question: questions and answers. */
export const faqIcon = stroke(
	<>
		<path d="M4.5 5h15v11h-8L8 19v-3H4.5z" />
		<path d="M10.25 9.1a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.85.65-.85 1.3M12 13.9v.01" />
	</>
);

/** A label with lines: the nutrition. */
export const nutritionIcon = stroke(
	<>
		<path d="M6 4h12v16H6z" />
		<path d="M8.5 7.5h7M8.5 11h7M8.5 13.75h4M8.5 16.5h4M15.5 13.75v.01M15.5 16.5v.01" />
	</>
);

/** A pan: the equipment. */
export const equipmentIcon = stroke(
	<>
		<path d="M3.5 12h11v2a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM14.5 13h6.5" />
		<path d="M7 5.5c-1 1.25 1 2.25 0 3.5M11 5.5c-1 1.25 1 2.25 0 3.5" />
	</>
);

/** A person: who wrote the recipe. */
export const authorIcon = stroke(
	<path d="M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 1 0 0-7.5zM5 19.5c.5-3.25 3.4-4.75 7-4.75s6.5 1.5 7 4.75" />
);

/** Six dots to take hold of. */
/** A magnifying glass: the search. */
export const searchIcon = stroke(
	<>
		<circle cx="10.5" cy="10.5" r="5.5" />
		<path d="m15 15 5 5" />
	</>
);

export const gripIcon = stroke(
	<path
		strokeWidth="2.25"
		d="M9 6.5v.01M15 6.5v.01M9 12v.01M15 12v.01M9 17.5v.01M15 17.5v.01"
	/>
);

/** An arrow up. */
export const upIcon = stroke( <path d="M12 19V5.5M6.5 11L12 5.5l5.5 5.5" /> );

/** An arrow down. */
export const downIcon = stroke(
	<path d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />
);

/** A picture. */
export const imageIcon = stroke(
	<>
		<rect x="4" y="5" width="16" height="14" rx="1.5" />
		<path d="M4 16l4.5-4.5 3.5 3.5 3-2.5 5 4" />
		<path d="M15 9v.01" strokeWidth="2.25" />
	</>
);

/** Two links of a chain. */
export const linkIcon = stroke(
	<path d="M10 14a3.5 3.5 0 0 0 5 0l3-3a3.54 3.54 0 0 0-5-5l-.75.75M14 10a3.5 3.5 0 0 0-5 0l-3 3a3.54 3.54 0 0 0 5 5l.75-.75" />
);

/** A bin. */
export const removeIcon = stroke(
	<path d="M5 7h14M10 7V4.75h4V7M7 7l.75 12.25h8.5L17 7M10.5 10.5v5M13.5 10.5v5" />
);

/** A plus. */
export const addIcon = stroke( <path d="M12 5.5v13M5.5 12h13" /> );

/** An arrow around: read again. */
export const rereadIcon = stroke(
	<path d="M18.5 12a6.5 6.5 0 1 1-2-4.7M18.5 4v4h-4" />
);

/** A film frame: the URL of a video. */
export const videoIcon = stroke(
	<>
		<rect x="4" y="5.5" width="16" height="13" rx="1.5" />
		<path d="M10.5 9.5v5l4-2.5z" />
	</>
);

/** Lines of text: the title of a step. */
export const titleIcon = stroke(
	<path d="M5 7V5.5h14V7M12 5.5v13M9.5 18.5h5" />
);

/** A speech mark: the note of a step. */
export const noteIcon = stroke(
	<path d="M5 5.5h14v10h-7.5L8 19v-3.5H5zM8.5 9h7M8.5 12h4" />
);

/** A lamp: the tip of a step. */
export const tipIcon = stroke(
	<path d="M9.5 16.5c0-2-2.75-3-2.75-6.25a5.25 5.25 0 0 1 10.5 0c0 3.25-2.75 4.25-2.75 6.25zM10 19.5h4" />
);

/** Cards in a row: the recipe archive. */
export const archiveIcon = stroke(
	<path d="M8 6h8v12H8zM5 8H3.5v8H5M19 8h1.5v8H19M8 14h8" />
);

/** A star: the ratings. */
export const ratingIcon = stroke(
	<path d="M12 4l2.4 5.5 6 .5-4.5 4 1.35 5.8L12 16.7l-5.25 3.1L8.1 14l-4.5-4 6-.5z" />
);

/** A heart: the likes. */
export const likesIcon = stroke(
	<path d="M12 19.5c-4.8-3.1-7.75-6.3-7.75-9.6a4.15 4.15 0 0 1 7.75-2.1 4.15 4.15 0 0 1 7.75 2.1c0 3.3-2.95 6.5-7.75 9.6z" />
);

/** A bookmark: saved recipes. */
export const wishlistIcon = stroke(
	<path d="M7.25 4.75h9.5v14.5L12 15.5l-4.75 3.75z" />
);

/** A thumb: recommendations. */
export const recommendIcon = stroke(
	<path d="M4.75 10.75h3v8.5h-3zM7.75 11.5l3.5-6.75c1.3 0 2.1 1 1.9 2.3L12.7 10h4.9a1.7 1.7 0 0 1 1.65 2.05l-1.2 5.8a1.75 1.75 0 0 1-1.7 1.4h-8.6" />
);

/** A bookmark beside lines: the list of saved recipes. */
export const savedIcon = stroke(
	<path d="M4.75 5h8.5v13.5L9 15l-4.25 3.5zM16.5 7h3M16.5 11h3M16.5 15h3" />
);

/** A basket: the shopping list and what puts something on it. */
export const basketIcon = stroke(
	<path d="M4.75 10.25h14.5l-1.5 9h-11.5zM8 10l3-5.25M16 10l-3-5.25M12 13v3.5" />
);

/** An open pot that steams: the cook mode. */
export const cookIcon = stroke(
	<path d="M5.25 10.25h13.5v6a3 3 0 0 1-3 3h-7.5a3 3 0 0 1-3-3zM3 12.25h2.25M18.75 12.25H21M9 4.75v2M12 4v2.75M15 4.75v2" />
);

/** A printer: the print page. */
export const printIcon = stroke(
	<path d="M7.5 8.75V4.75h9v4M7.5 16.25H4.75v-7.5h14.5v7.5H16.5M7.5 13.75h9v5.5h-9z" />
);

/** An arrow out of a box: sharing. */
export const shareIcon = stroke(
	<path d="M12 14.25v-9.5M8.25 8 12 4.25 15.75 8M8 11.25H5.75v8h12.5v-8H16" />
);
