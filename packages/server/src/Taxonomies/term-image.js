/* Puts buttons beside the number of a term's picture that open the media library and take the picture away, and keeps wrong looks from new terms. */
document.addEventListener( 'DOMContentLoaded', () => {
	/** @type {HTMLElement|null} */
	const field = document.querySelector( '.larder-term-image' );
	const input = field?.querySelector( 'input' );
	const preview = field?.querySelector( '.larder-term-image__preview' );
	/** @type {undefined | ( ( options: object ) => any )} */
	const media = Reflect.get( Object( Reflect.get( window, 'wp' ) ), 'media' );
	if ( ! field || ! input || ! preview || media === undefined ) {
		return;
	}
	const { title = '', choose = '', remove = '' } = field.dataset;

	/**
	 * Adds a button.
	 *
	 * @param {string}     label   Its text.
	 * @param {() => void} onClick What it does.
	 */
	const addButton = ( label, onClick ) => {
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'button';
		button.textContent = label;
		button.addEventListener( 'click', onClick );
		field.append( ' ', button );
	};

	addButton( title, () => {
		const frame = media( {
			title,
			button: { text: choose },
			library: { type: 'image' },
			multiple: false,
		} );
		frame.on( 'select', () => {
			/** @type {{ id: number, url: string, sizes?: { thumbnail?: { url: string } } }} */
			const picture = frame.state().get( 'selection' ).first().toJSON();
			const image = document.createElement( 'img' );
			image.src = picture.sizes?.thumbnail?.url ?? picture.url;
			image.alt = '';
			image.width = 80;
			input.value = String( picture.id );
			preview.replaceChildren( image );
		} );
		frame.open();
	} );

	addButton( remove, () => {
		input.value = '0';
		preview.replaceChildren();
	} );

	// WordPress adds a term without leaving the page: it asks no field what it
	// thinks of its value, and empties fields once the term is there.
	const form = field.closest( '#addtag' );
	form?.addEventListener(
		'click',
		( event ) => {
			/** @type {NodeListOf<HTMLInputElement>} */
			const looks = form.querySelectorAll( 'input[id^="larder-term-"]' );
			if (
				Reflect.get( Object( event.target ), 'id' ) === 'submit' &&
				! [ ...looks ].every( ( look ) => look.reportValidity() )
			) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		true
	);
	/** @type {undefined | ( ( on: Document ) => { on: ( name: string, listen: () => void ) => void } )} */
	const jQuery = Reflect.get( window, 'jQuery' );
	jQuery?.( document ).on( 'ajaxComplete', () => {
		if ( input.value === '' ) {
			preview.replaceChildren();
		}
	} );
} );
