/** What the server prints for the popup, the same for every visitor. */
export type LoginProps = {
	/** Where the site's login page takes forms. */
	loginUrl: string;
	lostPasswordUrl: string;
	/** The site's own page for new accounts; empty where nobody can register. */
	registerUrl: string;
	/** Whether the popup can make accounts by itself. */
	canRegister: boolean;
	/** Address of the popup's style. */
	styleUrl: string;
};

/** How a form stands. */
export type FormState =
	| { status: 'idle' | 'busy' }
	| { status: 'failed' | 'done'; message: string };
