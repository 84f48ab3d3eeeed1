/* Ticks the box of quick edit where the recipe that is opened is a featured one. */
document.addEventListener( 'DOMContentLoaded', () => {
	/** @type {undefined | { edit: ( row: unknown ) => unknown, getId: ( row: unknown ) => string }} */
	const quickEdit = Reflect.get( window, 'inlineEditPost' );
	if ( quickEdit === undefined ) {
		return;
	}
	const edit = quickEdit.edit;
	quickEdit.edit = function ( row ) {
		const result = edit.call( quickEdit, row );
		const id = typeof row === 'object' ? quickEdit.getId( row ) : row;
		const state = document.querySelector(
			`#inline_${ id } .larder_featured`
		);
		/** @type {HTMLInputElement|null} */
		const box = document.querySelector(
			`#edit-${ id } [name="larder_quick_featured"]`
		);
		if ( box ) {
			box.checked = state?.textContent === 'yes';
		}
		return result;
	};
} );
