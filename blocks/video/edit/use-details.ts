import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	encodeText,
	isLoose,
	readCount,
	readHtml,
	readMessage,
} from '@larder/editor';
import type { VideoAttributes } from '../types';

type Details = Partial< VideoAttributes >;

/** Reads what the server has found out. */
function readDetails( answer: unknown ): Details {
	const found = isLoose( answer ) ? answer : {};
	const poster = isLoose( found[ 'poster' ] ) ? found[ 'poster' ] : {};
	const url = readHtml( poster[ 'url' ] );
	return {
		name: encodeText( readHtml( found[ 'name' ] ) ),
		duration: readCount( found[ 'duration' ] ),
		...( url !== '' && {
			poster: { id: readCount( poster[ 'id' ] ), url },
		} ),
	};
}

function messageOf( error: unknown ): string {
	return (
		readMessage( error ) ||
		__( 'The site of the video does not answer.', 'larder' )
	);
}

/**
 * Requests name and picture of a video from a portal, through the server.
 *
 * @param current URL of the video that the block has.
 * @param onFound Called with the URL and what was found out.
 * @return What asks, whether an answer is waited for, and what went wrong with
 *         the video.
 */
export function useDetails(
	current: string,
	onFound: ( url: string, details: Details ) => void
): {
	ask: ( url: string ) => Promise< void >;
	isAsking: boolean;
	problem: string;
} {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ problem, setProblem ] = useState( { url: '', message: '' } );
	const ask = async ( url: string ): Promise< void > => {
		setIsAsking( true );
		setProblem( { url: '', message: '' } );
		try {
			onFound(
				url,
				readDetails(
					await apiFetch( {
						path: '/larder/v1/video-details',
						method: 'POST',
						data: { url },
					} )
				)
			);
		} catch ( error ) {
			setProblem( { url, message: messageOf( error ) } );
		}
		setIsAsking( false );
	};
	return {
		ask,
		isAsking,
		problem: problem.url === current ? problem.message : '',
	};
}
