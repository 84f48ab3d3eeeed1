/* Puts a button beside the number of a term's picture that opens the media library. */
( function () {
	document.addEventListener( 'DOMContentLoaded', function () {
		const field = document.querySelector( '.larder-term-image' );
		if ( ! field || ! window.wp || ! window.wp.media ) {
			return;
		}
		const input = field.querySelector( 'input' );
		const preview = field.querySelector( '.larder-term-image__preview' );
		const { title, choose, remove } = field.dataset;
		const button = function ( label, onClick ) {
			const element = document.createElement( 'button' );
			element.type = 'button';
			element.className = 'button';
			element.textContent = label;
			element.addEventListener( 'click', onClick );
			field.append( ' ', element );
		};
		button( title, function () {
			const frame = window.wp.media( {
				title,
				button: { text: choose },
				library: { type: 'image' },
				multiple: false,
			} );
			frame.on( 'select', function () {
				const picture = frame.state().get( 'selection' ).first().toJSON();
				const size = ( picture.sizes && picture.sizes.thumbnail ) || picture;
				const image = document.createElement( 'img' );
				image.src = size.url;
				image.alt = '';
				image.width = 80;
				input.value = picture.id;
				preview.replaceChildren( image );
			} );
			frame.open();
		} );
		button( remove, function () {
			input.value = 0;
			preview.replaceChildren();
		} );
	} );
} )();
